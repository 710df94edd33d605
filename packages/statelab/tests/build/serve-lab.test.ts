import { expect, test } from 'vitest';
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
