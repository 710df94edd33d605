import { describe, expect, test } from 'vitest';
import { siteSettings } from '#src/build/site-settings.ts';

describe('build settings', () => {
  test.each([
    [undefined, '/'],
    ['https://forms.example', 'https://forms.example/'],
    ['http://localhost:4173/', 'http://localhost:4173/'],
  ])('with FORM_ENDPOINT %s post forms to %s', (setting, endpoint) => {
    expect(siteSettings({ FORM_ENDPOINT: setting }).formEndpoint).toBe(endpoint);
  });

  test.each(['http://not-localhost/', 'http://localhost.example/', 'https://forms.example/leads'])(
    'reject FORM_ENDPOINT %s',
    (setting) => {
      expect(() => siteSettings({ FORM_ENDPOINT: setting })).toThrow(
        `FORM_ENDPOINT is '${setting}'. Set it to the root of the form handler`,
      );
    },
  );

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
