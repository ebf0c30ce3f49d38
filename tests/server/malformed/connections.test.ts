import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { postJson, standard } from '../support/messages.ts';
import { sendRaw } from '../support/raw.ts';
import { HOST, useServer } from './running-server.ts';

const server = useServer();

describe('500 slow clients', () => {
  it('keep nobody waiting', async () => {
    const sockets: Socket[] = Array.from({ length: 500 }, () => {
      const socket = connect(server().port, '127.0.0.1').on('error', () => {});
      socket.write(`POST /api/contact HTTP/1.1\r\n${HOST}Content-Length: 100\r\nX-Slow: `);
      return socket;
    });
    try {
      await Promise.all(
        sockets.map((socket) => new Promise((done) => socket.once('connect', done))),
      );
      expect((await fetch(`${server().origin}/services/voip`)).status).toBe(200);
      expect((await postJson(server().origin, standard)).status).toBe(201);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it('are sent away when their headers do not come to an end', async () => {
    const { status, headers } = await sendRaw(server().port, `GET / HTTP/1.1\r\n${HOST}X-Slow: `);
    expect(status).toBe(408);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a connection', () => {
  it('that says what cannot be read while an answer goes on is closed, with nothing written into that', async () => {
    const parts: string[] = [];
    const socket = connect(server().port, '127.0.0.1').on('error', () => {});
    socket.on('data', (part) => {
      if (parts.length === 0) socket.write('rubbish\r\n\r\n');
      parts.push(part.toString('latin1'));
    });
    socket.write(`GET /rules/events HTTP/1.1\r\n${HOST}\r\n`);
    await new Promise((done) => socket.once('close', done));
    expect(parts[0]).toMatch(/^HTTP\/1\.1 200/);
    expect(parts.join('').match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('is closed with its thousandth answer, which is an answer like the others', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers: string[] = [];
    const ask = (): Promise<void> =>
      new Promise((done, fail) => {
        const request = get(`${server().origin}/healthz`, { agent }, (answer) => {
          answers.push(`${answer.statusCode} ${answer.headers.connection}`);
          answer.resume().once('end', done);
        });
        request.once('error', fail);
      });
    // One after the other, on one connection.
    for (let count = 0; count < 1001; count += 1) await ask();
    agent.destroy();
    expect(answers.indexOf('200 close')).toBe(999);
    expect(answers.filter((answer) => answer === '200 keep-alive')).toHaveLength(1000);
  });
});
