import { EXIT } from './command.ts';

/**
 * A pipe that is closed early, as by `head`, is no error: nobody wants the rest. Whatever else keeps
 * the output from being written, such as a full disk, ends the command.
 */
export function forgiveClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return;
      process.stderr.write(`The system refuses it: ${error.message}\n`);
      process.exit(EXIT.findings);
    });
  }
}
