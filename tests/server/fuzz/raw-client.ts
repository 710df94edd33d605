import { connect } from 'node:net';

/** Milliseconds until a missing response is a failure: far more than a busy machine needs. */
const responseTimeout = 120_000;

/** Milliseconds to wait for a response that may never come. */
const cutTimeout = 25;

export interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

function parse(all: Buffer): RawResponse | null {
  // 100 Continue is not the response yet.
  const goOn = Buffer.from('HTTP/1.1 100 Continue\r\n\r\n');
  const received = all.indexOf(goOn) === 0 ? all.subarray(goOn.length) : all;
  const end = received.indexOf('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(received.subarray(0, 12).toString('latin1'))?.[1];
  if (end < 0 || status === undefined) return null;
  const head = received.subarray(0, end).toString('latin1');
  return { status: Number(status), head, body: received.subarray(end + 4) };
}

/**
 * Sends bytes over their own connection. Returns the last response, or null if the server closed
 * the connection without one, or if `isCut`.
 */
export function sendRaw(port: number, bytes: Buffer, isCut: boolean): Promise<RawResponse | null> {
  return new Promise((settle, fail) => {
    const pieces: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(isCut ? cutTimeout : responseTimeout, () => {
      socket.destroy();
      if (!isCut) fail(new Error(`No response to ${bytes.subarray(0, 300).toString('latin1')}`));
    });
    socket.on('data', (piece) => pieces.push(piece));
    // The server closes the connection on nonsense, while more is being sent.
    socket.on('error', () => {});
    socket.on('close', () => settle(parse(Buffer.concat(pieces))));
  });
}
