import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { longestReport } from '#statelab/watch/limits.ts';
import { appName, readText, reportSchema, writeText, type Told } from '#statelab/watch/report.ts';
import { ToldLog } from '#statelab/watch/told-log.ts';

/** How much whoever reads too slowly may leave unread, in bytes, before the connection ends. */
const mostUnread = 50_000_000;

const isLoopback = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?|::ffff:127(?:\.\d+){3})$/.test(host);

/** A page of another machine may not report or watch; what is no page sends no origin, and must be on this machine. */
function isAllowed({ headers: { origin }, socket }: IncomingMessage): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

const addressOf = ({ url = '/' }: IncomingMessage): URL => new URL(url, 'http://localhost');

/** The text of a message; undefined of one that is none. */
const textOf = (data: RawData, isBinary: boolean): string | undefined =>
  isBinary || !Buffer.isBuffer(data) ? undefined : data.toString('utf8');

/** The address at which apps report and the lab watches. */
const watchPath = '/inspect';

/**
 * Passes on what apps report of their actors to whoever watches. Whoever sends a report is an app,
 * known by the `app` of its address; whoever sends none watches, and is first told what was
 * reported so far.
 */
export class WatchServer {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: longestReport });
  readonly #apps = new Map<WebSocket, string>();
  readonly #log = new ToldLog();

  /** Takes up a connection that a server was asked to upgrade. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (addressOf(request).pathname !== watchPath || !isAllowed(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (client) => this.#meet(client, request));
  };

  /** Ends all connections. */
  readonly close = (): void => {
    for (const client of this.#sockets.clients) client.terminate();
  };

  #meet(client: WebSocket, request: IncomingMessage): void {
    const given = v.safeParse(appName, addressOf(request).searchParams.get('app'));
    for (const text of this.#log.texts()) client.send(text);
    client.on('message', (data, isBinary) => {
      const report = readText(reportSchema, textOf(data, isBinary) ?? '');
      if (report === undefined) return;
      const app =
        this.#apps.get(client) ?? this.#welcome(client, given.success ? given.output : 'app');
      this.#tell({ ...report, app });
    });
    client.on('close', () => this.#leave(client));
    // A broken connection closes; nothing else is to be done about it.
    client.on('error', () => client.terminate());
  }

  /** Gives an app its name; a second one of a name gets a number. */
  #welcome(client: WebSocket, name: string): string {
    const taken = new Set(this.#apps.values());
    let app = name;
    for (let count = 2; taken.has(app); count += 1) app = `${name} ${count}`;
    this.#apps.set(client, app);
    this.#tell({ type: '@statelyai.connected', app });
    return app;
  }

  #leave(client: WebSocket): void {
    const app = this.#apps.get(client);
    if (app === undefined) return;
    this.#apps.delete(client);
    this.#tell({ type: '@statelyai.disconnected', app });
    this.#log.forget(app);
  }

  #tell(told: Told): void {
    const text = writeText(told);
    if (text === undefined) return;
    this.#log.keep(told, text);
    for (const client of this.#sockets.clients) {
      if (this.#apps.has(client) || client.readyState !== client.OPEN) continue;
      if (client.bufferedAmount > mostUnread) client.terminate();
      else client.send(text);
    }
  }
}
