import { runRulesCommand } from './run-rules-command.ts';

// A pipe that is closed early, as by `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runRulesCommand(process.argv.slice(2));
