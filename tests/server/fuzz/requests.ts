import { bodyOf } from '#tests/quote-request.ts';
import { anyBody, validLead } from './bodies.ts';
import type { Draw } from '#tests/draw.ts';

export interface RawRequest {
  readonly bytes: Buffer;
  readonly method: string;
  /** True for a valid lead: it must be acknowledged and stored. */
  readonly isValid: boolean;
  /** True for an incomplete request, which gets no response. */
  readonly isCut: boolean;
}

const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'get',
  'G ET',
] as const;

const segments = [
  '..',
  '.',
  '%2e%2e',
  '..%2f',
  '..%5c',
  '%c0%ae%c0%ae',
  '%00',
  '.hidden',
  'outside.txt',
  'link-out',
  'quote.html',
  '404',
  '_headers',
  'é',
  '%zz',
  '%',
  '\u0001',
] as const;

const paths = [
  '/',
  '/quote',
  '/quote/',
  '/assets/app-B1a2.js',
  '/../outside.txt',
  '/..%2foutside.txt',
  '/assets/../../outside.txt',
  '/link-out',
  '//etc/passwd',
  'http://evil.example/',
  '*',
  'outside.txt',
] as const;

function anyPath(draw: Draw): string {
  if (draw.chance(0.4)) return draw.one(paths);
  if (draw.chance(0.03)) return `/${'a'.repeat(draw.below(30_000))}`;
  const parts = Array.from({ length: 1 + draw.below(6) }, () => draw.one(segments));
  return `/${parts.join('/')}${draw.chance(0.2) ? '?x=<script>&y=%00' : ''}`;
}

const headers = [
  'Accept: text/html',
  'Range: bytes=0-99999999',
  'If-None-Match: W/"',
  'Origin: https://evil.example',
  'X-Forwarded-For: 1.2.3.4, ::1, <x>',
  'Idempotency-Key: ',
  'Idempotency-Key: a b',
  'Idempotency-Key: \u00e9',
  'Expect: 100-continue',
  'Content-Encoding: gzip',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Host: evil.example',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: application/x-www-form-urlencoded; charset=utf-16',
  'X: \r\n folded',
  ': nothing',
  'no colon',
] as const;

function anyHeaders(draw: Draw): string[] {
  const chosen = Array.from({ length: draw.below(4) }, (): string => draw.one(headers));
  if (draw.chance(0.02)) chosen.push(`X-Long: ${'y'.repeat(draw.below(20_000))}`);
  if (draw.chance(0.01)) chosen.push(...Array.from({ length: 300 }, (_, index) => `X-${index}: 1`));
  return chosen;
}

/** True for a header that may announce a body that never comes, or take over the connection. */
const mayCut = (header: string): boolean =>
  /^(?:Content-Length|Transfer-|Upgrade|Expect)/.test(header);

const form = 'Content-Type: application/x-www-form-urlencoded';

const write = (line: string, lines: readonly string[], body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${[line, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1'),
    body,
  ]);

/** A request to a server on this port: usually invalid, sometimes valid. */
export function anyRequest(draw: Draw, port: number, count: number): RawRequest {
  const email = `fuzz-${count}@example.co.nz`;
  const host = `Host: localhost:${port}`;
  if (draw.chance(0.05)) {
    const body = Buffer.from(bodyOf(validLead(email)));
    const lines = [host, form, `Idempotency-Key: ${count}`, `Content-Length: ${body.length}`];
    const bytes = write('POST / HTTP/1.1', lines, body);
    return { bytes, method: 'POST', isValid: true, isCut: false };
  }
  if (draw.chance(0.5)) {
    const body = anyBody(draw, email);
    const isCut = body.length > 0 && draw.chance(0.05);
    const sent = isCut ? body.subarray(0, draw.below(body.length)) : body;
    const odd = draw.chance(0.3) ? anyHeaders(draw) : [];
    const lines = [host, ...(draw.chance(0.9) ? [form] : []), ...odd];
    lines.push(`Content-Length: ${body.length}`);
    const bytes = write('POST / HTTP/1.1', lines, sent);
    return { bytes, method: 'POST', isValid: false, isCut: isCut || odd.some(mayCut) };
  }
  const method = draw.one(methods);
  const line = `${method} ${anyPath(draw)} HTTP/${draw.chance(0.97) ? '1.1' : '9.9'}`;
  const odd = anyHeaders(draw);
  const bytes = write(line, draw.chance(0.97) ? [host, ...odd] : odd, draw.bytes(0));
  // A header may announce a body that never comes.
  return { bytes, method, isValid: false, isCut: odd.some(mayCut) };
}
