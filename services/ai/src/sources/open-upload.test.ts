import type { Request } from 'express';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openUpload, type Upload } from './open-upload.ts';

const uploading = () =>
  Object.assign(new PassThrough(), {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  }) as PassThrough & Request;
const part = (name: string, text: string, field = 'files') =>
  `--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${text}\r\n`;
const read = async (file: Readable) => {
  let text = '';
  for await (const piece of file) text += String(piece);
  return text;
};
type Options = { signal?: AbortSignal; idleMs?: number };
const eachUpload = async (
  req: Request,
  { signal = new AbortController().signal, idleMs = 1_500 }: Options,
  handle: Parameters<Upload['eachFile']>[1],
) => (await openUpload(req, { field: 'files', signal, idleMs })).eachFile(signal, handle);

describe('openUpload', () => {
  it('passes on each file, and ignores other fields', async () => {
    const req = uploading();
    const received: [string, string][] = [];
    req.end(
      `${part('a.pdf', 'one')}${part('x.pdf', 'not this', 'other')}${part('b.pdf', 'two')}--b--\r\n`,
    );
    await eachUpload(req, {}, async (name, file) => {
      received.push([name, await read(file)]);
    });
    expect(received).toEqual([
      ['a.pdf', 'one'],
      ['b.pdf', 'two'],
    ]);
  });

  it('rejects an upload with several malformed parts only once', async () => {
    const req = uploading();
    const broken = '--b\r\nContent-Disposition: form-data; name="\x06"\r\n\r\n{}\r\n';
    const upload = eachUpload(req, {}, () => Promise.reject(new Error('no file')));
    req.end(`${broken.repeat(3)}${part('a.pdf', 'one')}--b--\r\n`);
    await expect(upload).rejects.toMatchObject({ code: 'invalid-request' });
  });

  it('rejects a stalled upload, and aborts the handler of its file', async () => {
    const req = uploading();
    req.write(part('a.pdf', 'the first half').slice(0, -2));
    let isAborted = false;
    const upload = eachUpload(req, {}, async (_name, file, stop) => {
      stop.addEventListener('abort', () => {
        isAborted = true;
        file.destroy(new Error('stopped'));
      });
      await read(file);
    });
    await expect(upload).rejects.toMatchObject({ code: 'invalid-request' });
    expect(isAborted).toBe(true);
  });

  it('rejects when canceled', async () => {
    const req = uploading();
    const controller = new AbortController();
    req.write(part('a.pdf', 'the first half').slice(0, -2));
    const upload = eachUpload(
      req,
      { signal: controller.signal, idleMs: 60_000 },
      async (_n, file, stop) => {
        stop.addEventListener('abort', () => file.destroy(new Error('stopped')));
        controller.abort(new Error('canceled'));
        await read(file);
      },
    );
    await expect(upload).rejects.toThrow('canceled');
  });

  it('rejects if a file fails', async () => {
    const req = uploading();
    req.end(`${part('a.pdf', 'one')}${part('b.pdf', 'two')}--b--\r\n`);
    const upload = eachUpload(req, {}, async (name) => {
      if (name === 'a.pdf') throw new Error('documents is down');
    });
    await expect(upload).rejects.toThrow('documents is down');
  });
});
