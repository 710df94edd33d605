import { describe, expect, test } from 'vitest';
import { printHeaders, withPolicy, inlineHashes } from '#src/build/pages/page-policies.ts';
import { siteSettings } from '#src/build/site-settings.ts';

describe('build settings', () => {
  test.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['https://forms.example', 'https://forms.example/'],
    ['http://localhost:4173/', 'http://localhost:4173/'],
  ])('with FORM_ENDPOINT %s post forms to %s', (setting, endpoint) => {
    expect(siteSettings({ FORM_ENDPOINT: setting }).formEndpoint).toBe(endpoint);
  });

  test.each([
    'http://forms.example/',
    'http://not-localhost/',
    'http://localhost.example/',
    'https://forms.example/leads',
    'forms.example',
    '/leads',
  ])('reject FORM_ENDPOINT %s', (setting) => {
    expect(() => siteSettings({ FORM_ENDPOINT: setting })).toThrow(
      `FORM_ENDPOINT is '${setting}'. Set it to the root of the form handler`,
    );
  });

  test('take samples or own as LISTINGS', () => {
    expect(siteSettings({}).listings).toBe('samples');
    expect(siteSettings({ LISTINGS: 'own' }).listings).toBe('own');
    expect(() => siteSettings({ LISTINGS: 'none' })).toThrow("LISTINGS is 'none'.");
  });

  test('take log or deliver as LEAD_FORMS', () => {
    expect(siteSettings({ LEAD_FORMS: 'deliver' }).leadForms).toBe('deliver');
    expect(() => siteSettings({ LEAD_FORMS: 'send' })).toThrow("LEAD_FORMS is 'send'.");
  });
});

describe('the headers of a build', () => {
  const page = '<html><head><meta charset="utf-8"><script>a</script></head></html>';
  const hashes = inlineHashes(page);
  const ofA = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";

  test('let pages post to a handler elsewhere, and run their inline scripts', () => {
    const settings = siteSettings({ FORM_ENDPOINT: 'https://forms.example' });
    const headers = printHeaders(hashes.scripts, ['/'], settings);
    expect(headers).toContain(`script-src 'self' ${ofA};`);
    expect(headers).toMatch(/connect-src 'self' (?:https:\S+ )*https:\/\/forms\.example;/);
    expect(headers).toContain("form-action 'self' https://forms.example;");
  });

  test('are also in the page, before the scripts and styles they cover', () => {
    expect(withPolicy(page, hashes)).toContain(
      `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="script-src 'self' ${ofA};`,
    );
    expect(() => withPolicy('<html>', hashes)).toThrow(
      'A page does not begin with <meta charset="utf-8">.',
    );
  });
});
