import { ConfigError, readConfig } from '../server/config/read-config.ts';
import { MOST_HOURS, signPreview } from '../server/rules/preview-token.ts';
import { EXIT, UsageError, type Command } from './command.ts';
import { readOptions } from './options.ts';
import { writeHelp } from './run-command.ts';

const FEWEST_HOURS = 0.1;

const HELP = `Usage: npm run -s rules -- link [options]

Makes a link under which staff see drafts and look behind the pages of the running site, until it
ends. It needs the server's own RULES_SECRET, and PUBLIC_URL for the address. Another secret ends
every link at once.

Options:
  --hours NUMBER  how long the link is good for, from ${FEWEST_HOURS} to ${MOST_HOURS} (default: 8)
  --to PATH       the page it leads to (default: /)
  --help          this text

Exit codes: 0 done, 2 wrong usage.
`;

/** `rules link`: the link alone goes to standard output. */
export const link: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    hours: { type: 'string', default: '8' },
    to: { type: 'string', default: '/' },
  });
  if (values.help) return writeHelp(HELP);
  if (positionals.length > 0) throw new UsageError('This command takes options only.');
  if (!/^\/(?!\/)/.test(values.to)) throw new UsageError('--to begins with /, such as /about.');
  const hours = readHours(values.hours);
  const { rulesSecret, publicUrl, port } = readSettings();
  if (rulesSecret === null) {
    throw new UsageError('Set RULES_SECRET, at least 16 characters, for the server and for this.');
  }
  const now = Date.now();
  const query = new URLSearchParams({ token: signPreview(rulesSecret, hours, now) });
  if (values.to !== '/') query.set('to', values.to);
  const origin = publicUrl?.href.replace(/\/$/, '') ?? `http://localhost:${port}`;
  process.stdout.write(`${origin}/rules/preview?${query}\n`);
  process.stderr.write(`Good until ${new Date(now + hours * 3_600_000).toISOString()}.\n`);
  return EXIT.clean;
};

function readHours(text: string): number {
  const hours = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (hours >= FEWEST_HOURS && hours <= MOST_HOURS) return hours;
  throw new UsageError(`--hours is a number from ${FEWEST_HOURS} to ${MOST_HOURS}, not "${text}".`);
}

function readSettings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    throw error;
  }
}
