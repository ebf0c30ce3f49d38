import type { Command } from './command.ts';
import { backup } from './messages/backup.ts';
import { exportMessages } from './messages/export.ts';
import { list } from './messages/list.ts';
import { purge } from './messages/purge.ts';
import { release } from './messages/release.ts';
import { replay } from './messages/replay.ts';
import { forgiveClosedPipe } from './forgive-closed-pipe.ts';
import { runCommand } from './run-command.ts';

const HELP = `Usage: npm run -s messages -- [command] [options]

What visitors wrote. The server may be running meanwhile; the settings are the server's own.

Commands:
  list      all messages, the oldest first (this is what happens without a command)
  export    all messages as CSV or JSON, for a spreadsheet or another system
  replay    send messages on once more: the ones that were given up, or one
  release   take a message out of quarantine and send it on
  purge     delete messages that are older than the privacy page allows
  backup    write a copy of the embedded database

npm run -s messages -- <command> --help tells more.
`;

const commands: Readonly<Record<string, Command>> = {
  list,
  export: exportMessages,
  replay,
  release,
  purge,
  backup,
};

forgiveClosedPipe();
const args = process.argv.slice(2);
const isBare = args[0] === undefined || (args[0].startsWith('-') && !/^(-h|--help)$/.test(args[0]));
process.exitCode = await runCommand(isBare ? ['list', ...args] : args, commands, HELP);
