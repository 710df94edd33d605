import type { Coding, StaticFile } from './static-files.ts';

export interface Answer {
  readonly body: Buffer<ArrayBuffer> | null;
  readonly status: number;
  readonly headers: Record<string, string>;
  /** The same headers as Node writes them fastest: names and values in turn. */
  readonly raw: string[];
}

/** Every answer there can be to requests for one file. */
export interface StaticResponses {
  readonly etag: string;
  readonly unchanged: Answer;
  readonly plain: Answer;
  readonly compressed: ReadonlyMap<Coding, Answer>;
}

/** Makes all answers for a file in advance, so that to answer is only to choose. */
export function responsesFor(
  { type, etag, content, compressed }: StaticFile,
  status: 200 | 404,
  others: Readonly<Record<string, string>>,
): StaticResponses {
  const answer = (code: number, body: Answer['body'], about: Record<string, string>): Answer => {
    const headers = { ...others, ETag: etag, Vary: 'Accept-Encoding', ...about };
    return { body, status: code, headers, raw: Object.entries(headers).flat() };
  };
  const send = (body: Buffer<ArrayBuffer>, encoding: Record<string, string> = {}): Answer =>
    answer(status, body, {
      ...encoding,
      'Content-Type': type,
      'Content-Length': String(body.byteLength),
    });
  return {
    etag,
    unchanged: answer(304, null, {}),
    plain: send(content),
    compressed: new Map(
      Array.from(compressed, ([coding, body]) => [
        coding,
        send(body, { 'Content-Encoding': coding }),
      ]),
    ),
  };
}

/** True for codings that the client named and gave another weight than 0 (RFC 9110, section 12.5.3). */
const accepts = (acceptEncoding: string, coding: Coding): boolean =>
  acceptEncoding.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';');
    return name.trim().toLowerCase() === coding && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight);
  });

/** Compares weakly: W/"a" is "a" (RFC 9110, section 13.1.2). */
const namesTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Chooses the answer by what the client has already (If-None-Match) and takes (Accept-Encoding). */
export function negotiateResponse(
  { etag, unchanged, plain, compressed }: StaticResponses,
  ifNoneMatch: string | undefined,
  acceptEncoding = '',
): Answer {
  if (plain.status === 200 && ifNoneMatch !== undefined && namesTag(ifNoneMatch, etag)) {
    return unchanged;
  }
  // Best first.
  const codings = [...compressed.keys()];
  const coding = codings.find((known) => accepts(acceptEncoding, known));
  return (coding && compressed.get(coding)) ?? plain;
}
