import { createServer } from 'node:http';
import sirv from 'sirv';

/** The built site served by sirv, as its documentation recommends for production. */
const serve = sirv('dist', { etag: true, gzip: true, brotli: true });
const server = createServer((request, response) => serve(request, response));
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
