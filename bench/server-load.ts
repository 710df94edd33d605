import { once } from 'node:events';
import { connect } from 'node:net';
import { runCommand } from '#command-line/run-command.ts';

const [port = '', encoding = '', milliseconds = ''] = process.argv.slice(2);

const request = `GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`;

/** The bytes of a response, headers and body. */
async function responseLength(): Promise<number> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(request);
  let response = '';
  for (;;) {
    const [chunk]: Buffer[] = await once(socket, 'data');
    response += chunk?.toString('latin1') ?? '';
    const headEnd = response.indexOf('\r\n\r\n');
    if (headEnd < 0) continue;
    const length = /\r\ncontent-length: (\d+)/i.exec(response.slice(0, headEnd))?.[1];
    if (!response.startsWith('HTTP/1.1 200') || length === undefined) {
      throw new Error(`The server responded: ${response}`);
    }
    socket.destroy();
    return headEnd + 4 + Number(length);
  }
}

/**
 * Sends requests as fast as possible for a time, and prints the responses per second. A separate
 * process that does little, so that only the server is measured: every response has the same
 * length, so it only counts bytes.
 */
await runCommand(async () => {
  const length = await responseLength();
  let responses = 0;
  const open = () => {
    let left = length;
    const socket = connect({
      port: Number(port),
      host: '127.0.0.1',
      onread: {
        buffer: Buffer.alloc(256 * 1024),
        callback: (bytes): boolean => {
          left -= bytes;
          if (left > 0) return true;
          responses += 1;
          left = length;
          socket.write(request);
          return true;
        },
      },
    });
    socket.write(request);
    return socket;
  };
  const begun = performance.now();
  const sockets = Array.from({ length: 16 }, open);
  setTimeout(() => {
    const seconds = (performance.now() - begun) / 1000;
    for (const socket of sockets) socket.destroy();
    process.stdout.write(String(responses / seconds));
  }, Number(milliseconds));
});
