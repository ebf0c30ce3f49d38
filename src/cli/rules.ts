import { runRulesCommand } from './run-rules-command.ts';

process.exitCode = await runRulesCommand(process.argv.slice(2));
