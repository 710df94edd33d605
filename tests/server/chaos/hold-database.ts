import { createClient } from '@libsql/client';

/** Holds a write lock on the given database file until it is killed. */
const client = createClient({ url: `file:${process.argv[2]}` });
const holding = await client.transaction('write');
console.log('held');
process.stdin.once('end', () => holding.close()).resume();
