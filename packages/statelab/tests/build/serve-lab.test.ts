import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { labPolicy } from '#statelab/app/policy.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';

const policyOf = async (path: string) =>
  (await createLabServer('no-such-folder').request(path)).headers.get('content-security-policy');

test('sends the script policy of the lab as a header, and none with the pages it runs', async () => {
  expect(await policyOf('/lab/')).toBe(`${labPolicy}; frame-ancestors 'self'`);
  expect(labPolicy).toContain("script-src 'self'");
  expect(await policyOf('/quote')).toBe(
    "frame-ancestors 'self'; object-src 'none'; base-uri 'none'",
  );
});

test('notifies a page of changes until it is closed', async () => {
  const stop = vi.fn<() => void>();
  const onChange = vi.fn<(notify: () => void) => () => void>(() => stop);
  const project = {
    codeAt: () => Promise.resolve(undefined),
    onChange,
    close: () => Promise.resolve(),
  };
  const response = await createLabServer('no-such-folder', project).request('/lab/changes');
  const reader = response.body?.getReader();
  onChange.mock.calls[0]?.[0]();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: changed\n\n');
  expect(stop).not.toHaveBeenCalled();
  await reader?.cancel();
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
});

test('serves a picture of a tape of the project, and nothing else', async () => {
  const folder = 'node_modules/.cache/statelab/pictures/form-1.json';
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/900.jpg`, 'a page');
  onTestFinished(() => rmSync(`${folder}/900.jpg`));
  const server = createLabServer('no-such-folder');
  const ask = async (path: string) => (await server.request(`/lab/pictures/${path}`)).text();
  expect(await ask('form-1.json/900')).toBe('a page');
  for (const path of ['form-1.json/901', '..%2Fform-1.json/900'])
    expect(await ask(path)).toBe('There is no page at this address.');
});
