import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { openDatabase } from '#src/server/store/database.ts';

/**
 * The least a Node server could do with a lead: read the form, store it with its own insert, as
 * durably as ours, and respond.
 */
const file = process.argv[2] ?? '';
const client = await openDatabase(file);
await client.execute('CREATE TABLE leads (received_at TEXT, fields TEXT)');
const server = createServer((request, response) => {
  void (async () => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    await client.execute({
      sql: 'INSERT INTO leads VALUES (?, ?)',
      args: [new Date().toISOString(), JSON.stringify(fields)],
    });
    response.setHeader('Content-Type', 'application/json').end('{"ok":true}');
  })();
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
