import { forgiveClosedPipe } from './forgive-closed-pipe.ts';
import { runRulesCommand } from './run-rules-command.ts';

forgiveClosedPipe();
process.exitCode = await runRulesCommand(process.argv.slice(2));
