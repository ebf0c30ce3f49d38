import fastify from 'fastify';

/**
 * The limit: fastify answering one text. Usage: static-server.ts ADDRESS, whose answer is fetched
 * once at the start and given to every request from then on.
 */
const [address = ''] = process.argv.slice(2);
const answer = await fetch(address);
const type = answer.headers.get('content-type') ?? 'text/plain';
const text = await answer.text();

const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
app.get('/*', (_request, reply) => reply.type(type).send(text));
await app.listen({ host: '127.0.0.1', port: 0 });
const bound = app.server.address();
console.log(`It is ready: http://localhost:${typeof bound === 'object' ? bound?.port : ''}`);
