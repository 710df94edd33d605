import type { Coding, StaticFile } from './static-files.ts';

export type Negotiate = ReturnType<typeof responsesFor>;

/** True if the client listed a coding with a weight other than 0 (RFC 9110, section 12.5.3). */
const accepts = (acceptEncoding: string, coding: Coding): boolean =>
  acceptEncoding.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';');
    return name.trim().toLowerCase() === coding && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight);
  });

/** Compares weakly: W/"a" equals "a" (RFC 9110, section 13.1.2). */
const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Builds all responses of a file in advance; each request only chooses one. */
export function responsesFor(
  { type, etag, content, compressed }: StaticFile,
  status: 200 | 404,
  others: Readonly<Record<string, string>>,
) {
  const headers = { ...others, ETag: etag, Vary: 'Accept-Encoding' };
  const send = (body: Buffer<ArrayBuffer>, encoding: Record<string, string> = {}) => ({
    body,
    status,
    headers: {
      ...headers,
      ...encoding,
      'Content-Type': type,
      'Content-Length': String(body.byteLength),
    },
  });
  const unchanged = { body: null, status: 304, headers };
  const plain = send(content);
  const encoded = Array.from(compressed, ([coding, body]) => ({
    coding,
    response: send(body, { 'Content-Encoding': coding }),
  }));
  return (ifNoneMatch?: string, acceptEncoding = '') => {
    if (status === 200 && ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) return unchanged;
    return encoded.find(({ coding }) => accepts(acceptEncoding, coding))?.response ?? plain;
  };
}
