import { flushCompileCache } from 'node:module';
import { stopOnSignal } from '../../../src/server/stop-on-signal.ts';
import { openMessageApp } from './message-app.ts';

if (process.env['AS_NOBODY'] && process.setuid) process.setuid(65_534);

/** The message app as a process of its own: it starts fast enough to be killed often. */
const { app, store } = await openMessageApp(process.env);
stopOnSignal(app);
await store.check().catch((error: unknown) => console.error(String(error)));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(`It is ready: http://localhost:${typeof address === 'object' ? address?.port : ''}`);
// A process that is killed keeps nothing for the next one.
flushCompileCache();
