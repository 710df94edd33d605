import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveDev } from '#src/build/dev/serve-dev.ts';

test('says in a sentence that the port is in use, before it opens anything', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubEnv('PORT', String(port));
  await expect(serveDev()).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or set PORT to another.`,
  );
});
