import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import {
  appName,
  longestReport,
  readText,
  reportSchema,
  writeText,
  type WatchMessage,
} from '#statelab/watch/report.ts';
import { ReportBuffer } from '#statelab/watch/report-buffer.ts';

/** Unsent bytes after which a slow watcher is disconnected. */
const mostUnread = 50_000_000;

const isLoopback = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?|::ffff:127(?:\.\d+){3})$/.test(host);

/** Allows this machine only. A program that is not a browser sends no origin. */
function isAllowed({ headers: { origin }, socket }: IncomingMessage): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

const addressOf = ({ url = '/' }: IncomingMessage): URL => new URL(url, 'http://localhost');

/** The text of a message. Returns undefined for a binary one. */
const textOf = (data: RawData, isBinary: boolean): string | undefined =>
  isBinary || !Buffer.isBuffer(data) ? undefined : data.toString('utf8');

/** The address at which apps report and the lab watches. */
const watchPath = '/inspect';

/**
 * Forwards the reports of apps to watchers. A client that sends a report is an app, named by the
 * `app` of its URL. Any other client is a watcher, and first receives the buffered reports.
 */
export class WatchServer {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: longestReport });
  readonly #apps = new Map<WebSocket, string>();
  readonly #buffer = new ReportBuffer();

  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (addressOf(request).pathname !== watchPath || !isAllowed(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (client) => this.#meet(client, request));
  };

  readonly close = (): void => {
    for (const client of this.#sockets.clients) client.terminate();
  };

  #meet(client: WebSocket, request: IncomingMessage): void {
    const given = v.safeParse(appName, addressOf(request).searchParams.get('app'));
    for (const text of this.#buffer.texts()) client.send(text);
    client.on('message', (data, isBinary) => {
      const report = readText(reportSchema, textOf(data, isBinary) ?? '');
      if (report === undefined) return;
      const app =
        this.#apps.get(client) ?? this.#welcome(client, given.success ? given.output : 'app');
      this.#send({ ...report, app });
    });
    client.on('close', () => this.#leave(client));
    // A broken connection closes.
    client.on('error', () => client.terminate());
  }

  /** Names an app. A second app of the same name gets a number. */
  #welcome(client: WebSocket, name: string): string {
    const taken = new Set(this.#apps.values());
    let app = name;
    for (let count = 2; taken.has(app); count += 1) app = `${name} ${count}`;
    this.#apps.set(client, app);
    this.#send({ type: '@statelyai.connected', app });
    return app;
  }

  #leave(client: WebSocket): void {
    const app = this.#apps.get(client);
    if (app === undefined) return;
    this.#apps.delete(client);
    this.#send({ type: '@statelyai.disconnected', app });
    this.#buffer.forget(app);
  }

  #send(message: WatchMessage): void {
    const text = writeText(message);
    if (text === undefined) return;
    this.#buffer.keep(message, text);
    for (const client of this.#sockets.clients) {
      if (this.#apps.has(client) || client.readyState !== client.OPEN) continue;
      if (client.bufferedAmount > mostUnread) client.terminate();
      else client.send(text);
    }
  }
}
