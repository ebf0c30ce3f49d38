/** A pipe that is closed early, as by `head`, is no error: nobody wants the rest. */
export function forgiveClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
