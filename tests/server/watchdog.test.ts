import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLog } from '#src/server/log.ts';
import { notifyWatchdog } from '#src/server/watchdog.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

test('notifies the watchdog twice in each interval', async () => {
  const folder = await temporaryFolder();
  const calls = join(folder, 'told');
  await writeFile(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$@" >> ${calls}\n`);
  await chmod(join(folder, 'systemd-notify'), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  const timer = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  notifyWatchdog({ NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '200000' }, silentLog);
  await expect
    .poll(() => readFile(calls, 'utf8').catch(() => ''))
    .toMatch(/^WATCHDOG=1\nWATCHDOG=1\n/);
  expect(timer.mock.calls).toContainEqual([expect.any(Function), 100]);
});

test.each([{}, { WATCHDOG_USEC: '100000' }, { NOTIFY_SOCKET: '/run/systemd/notify' }])(
  'sends nothing without a watchdog: %j',
  (env) => {
    const timer = vi.spyOn(globalThis, 'setInterval');
    notifyWatchdog(env, silentLog);
    expect(timer).not.toHaveBeenCalled();
    timer.mockRestore();
  },
);
