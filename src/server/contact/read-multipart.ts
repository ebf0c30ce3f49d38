import type { FastifyInstance, FastifyRequest } from 'fastify';

type Fields = Record<string, unknown>;

/**
 * Takes forms in whose bodies every letter stands as it is, in UTF-8. In one that is encoded like an
 * address it would take three times as many bytes, unless it is Latin.
 * @param bodyLimit the most bytes of a body
 */
export function takeMultipart(app: FastifyInstance, bodyLimit: number): void {
  const options = { parseAs: 'buffer', bodyLimit } as const;
  app.addContentTypeParser<Buffer<ArrayBuffer>>('multipart/form-data', options, readMultipart);
}

/** The fields of a form, files among them; a name that comes several times has a list. */
async function readMultipart(
  { headers }: FastifyRequest,
  body: Buffer<ArrayBuffer>,
): Promise<Fields> {
  const form = await parse(body, headers['content-type'] ?? '');
  const names = [...new Set(form.keys())];
  const fields = names.map((name) => {
    const values = form.getAll(name);
    return [name, values.length === 1 ? values[0] : values];
  });
  return Object.fromEntries(fields) as Fields;
}

async function parse(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw Object.assign(new Error('This is no form.', { cause }), { statusCode: 400 });
  }
}
