import { openMessageApp, type MessageApp } from './message-app.ts';
import { withFolder } from './start-server.ts';

/** Who writes the mail of a message, and who reads it. */
export const MAIL = {
  MAIL_FROM: 'website@loblolly-it.example',
  MAIL_TO: 'sales@loblolly-it.example',
};

/** How long a delivery may take that comes by itself. */
export const patient = { timeout: 60_000, interval: 20 };

/** Opens the message server on a folder of its own; it tries again at once what failed. */
export async function withApp(
  environment: Record<string, string>,
  work: (origin: string, server: MessageApp) => Promise<void>,
): Promise<void> {
  await withFolder(async (folder) => {
    const server = await openMessageApp({
      DATA_FOLDER: folder,
      RETRY_AFTER_MS: '20',
      ...environment,
    });
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    await work(origin, server).finally(() => server.app.close());
  });
}

/** How far each delivery is, such as `smtp delivered`. */
export async function states({ store }: MessageApp): Promise<string[]> {
  const messages = await store.list();
  return messages.flatMap(({ deliveries }) =>
    deliveries.map(({ sink, state }) => `${sink} ${state}`),
  );
}
