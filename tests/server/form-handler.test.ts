import { describe, expect, test } from 'vitest';
import { businessTypes, locations, services, urgencies } from '#content/ui/quote-options.ts';
import { bodyOf } from '#tests/quote-request.ts';
import { specifiedFields } from '#tests/specified-steps.ts';
import { createFormHandler } from '#src/server/form-handler.ts';
import { formBody, lead, post, postInPieces } from './fixtures/lead.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn, temporaryStore } from './fixtures/temporary-store.ts';

const now = (): Date => new Date('2026-11-21T03:04:05.678Z');

async function handler() {
  const store = await temporaryStore();
  return { store, app: createFormHandler(store, { distDir: 'no-such-folder', now }) };
}

/** Posts a body that must be rejected. Returns the status and the reason. */
async function rejection(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const { app, store } = await handler();
  const response = await app.request(post(body, headers));
  expect(await store.list()).toEqual([]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Vary')).toBe('Accept');
  const { ok, reason } = await response.json();
  expect(ok).toBe(false);
  return [response.status, reason];
}

describe('a valid form', () => {
  test('is stored with its fields in order, and acknowledged', async () => {
    const { app, store } = await handler();
    const response = await app.request(post(formBody()));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    // The same address responds with HTML or JSON.
    expect(response.headers.get('Vary')).toBe('Accept');
    const stored = await store.list();
    expect(stored).toEqual([
      {
        id: 1,
        reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
        form: 'quote',
        receivedAt: '2026-11-21T03:04:05.678Z',
        status: 'new',
        notified: 'none',
        values: lead,
      },
    ]);
    const fields = Object.keys(stored[0]?.values ?? {});
    expect(fields.filter((field) => specifiedFields.includes(field))).toEqual([
      'businessType',
      'location',
      'services',
      'urgency',
      'firstName',
      'lastName',
      'email',
      'phone',
      'businessName',
      'yearsBehind',
      'turnover',
      'message',
    ]);
  });

  test('takes every option, by label or by value', async () => {
    const { app, store } = await handler();
    const leads = [
      ...businessTypes.map(({ value }) => ({ ...lead, businessType: value })),
      ...locations.map(({ value }) => ({ ...lead, location: value })),
      ...services.map(({ value }) => ({ ...lead, services: [value] })),
      ...urgencies.map(({ value }) => ({ ...lead, urgency: value })),
    ];
    for (const each of leads) {
      const byLabel = await app.request(post(bodyOf(each)));
      const byValue = await app.request(
        post(
          formBody({
            businessType: each.businessType,
            location: each.location,
            services: each.services.join(', '),
            urgency: each.urgency,
          }),
        ),
      );
      expect([byLabel.status, byValue.status]).toEqual([200, 200]);
    }
    const stored = await store.list();
    expect(stored.map(({ values }) => values)).toEqual(leads.flatMap((each) => [each, each]));
    expect(stored).toHaveLength(74);
  });

  test.each([
    ['an apostrophe and stacked accents', "Nguyễn-O'Brien"],
    ['a formula', '=1+1'],
    ['a joined emoji', '👩‍💻 🇳🇿'],
    ['markup and a template', '<b>&amp;</b>{{x}}$&'],
    ['a replacement character', 'a\ufffdb'],
  ])('keeps %s as typed', async (_, typed) => {
    const { app, store } = await handler();
    expect((await app.request(post(formBody({ lastName: typed })))).status).toBe(200);
    expect((await store.list())[0]?.values['lastName']).toBe(typed);
  });

  test.each([
    ['691200', '2026-11-20T00:00:00.000Z'],
    ['2592000', '2026-10-29T00:00:00.000Z'],
    ['3600', undefined],
    ['2592001', undefined],
    ['-691200', undefined],
    ['1e9', undefined],
    ['', undefined],
  ])('with the age %j was written at %s', async (age, writtenAt) => {
    const folder = await temporaryFolder();
    const [store, distDir] = [await storeIn(folder), await buildSiteIn(folder)];
    const later = () => new Date('2026-11-28T00:00:00.000Z');
    const app = createFormHandler(store, { distDir, now: later });
    expect((await app.request(post(formBody(), { 'Lead-Age': age }))).status).toBe(200);
    expect((await store.list())[0]?.writtenAt).toBe(writtenAt);
  });

  test('takes repeated services, as a plain form sends them', async () => {
    const { app, store } = await handler();
    const fields = new URLSearchParams(formBody());
    fields.delete('services');
    fields.append('services', 'payroll');
    fields.append('services', 'GST Returns');
    expect((await app.request(post(fields.toString()))).status).toBe(200);
    expect((await store.list())[0]?.values['services']).toEqual(['payroll', 'gst-returns']);
  });

  test('may omit its optional fields', async () => {
    const { app, store } = await handler();
    const fields = new URLSearchParams(formBody());
    fields.delete('phone');
    fields.delete('businessName');
    expect((await app.request(post(fields.toString()))).status).toBe(200);
    expect((await store.list())[0]?.values).toMatchObject({ phone: '', businessName: '' });
  });

  test('may declare UTF-8', async () => {
    const { app } = await handler();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
    expect((await app.request(post(formBody(), headers))).status).toBe(200);
  });
});

describe('rejects with the reason, and does not store,', () => {
  test.each([
    [
      '10,000 characters',
      { firstName: 'x'.repeat(10_000) },
      'First name must be 100 characters or fewer.',
    ],
    ['an unknown option', { urgency: 'yesterday' }, 'Choose how soon you need help.'],
    ['an unknown service', { services: 'GST Returns, Magic' }, 'Choose at least one service.'],
    ['no service', { services: '' }, 'Choose at least one service.'],
    ['no first name', { firstName: '  ' }, 'Enter your first name.'],
    [
      'no email address',
      { email: 'aroha' },
      'Enter an email address in the format name@example.co.nz.',
    ],
    [
      'an unknown field',
      { colour: 'red' },
      'The form holds a field that is not part of a quote request.',
    ],
  ])('%s', async (_, changes, reason) => {
    expect(await rejection(formBody(changes))).toEqual([422, reason]);
  });

  test('a field twice', async () => {
    expect(await rejection(`${formBody()}&email=b%40example.co.nz`)).toEqual([
      422,
      'The field email was sent more than once.',
    ]);
  });

  test.each([
    ['without a form-name', 'firstName=Aroha', 'The form does not say which form it is.'],
    ['with nothing in it', '', 'The form does not say which form it is.'],
    [
      'with two form-names',
      `${formBody()}&form-name=quote`,
      'The form says more than once which form it is.',
    ],
    [
      'of another name',
      formBody({ 'form-name': 'newsletter' }),
      'There is no form of that name on this site.',
    ],
    [
      'that reports a visit',
      'form-name=report&tape=%7B%7D',
      'There is no form of that name on this site.',
    ],
    [
      'named like a part of every object',
      formBody({ 'form-name': '__proto__' }),
      'There is no form of that name on this site.',
    ],
  ])('a form %s', async (_, body, reason) => {
    expect(await rejection(body)).toEqual([400, reason]);
  });

  test.each([
    ['a broken escape', 'form-name=quote&firstName=%zz'],
    ['half an escape', 'form-name=quote&firstName=100%'],
    ['bytes that are not UTF-8', 'form-name=quote&firstName=%E9'],
    ['half a surrogate pair', 'form-name=quote&firstName=%ED%A0%80'],
    ['an overlong encoding', 'form-name=quote&firstName=%C0%AF'],
    ['a broken name', 'form-name=quote&%ff=1'],
    ['raw bytes that are not UTF-8', Uint8Array.of(0x61, 0x3d, 0xe9)],
  ])('%s', async (_, body) => {
    expect(await rejection(body)).toEqual([
      400,
      'The form is not encoded as UTF-8 text, so nothing was kept of it.',
    ]);
  });

  test.each([
    'multipart/form-data; boundary=x',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
    'application/x-www-form-urlencodedx',
  ])('content of the type %s', async (type) => {
    expect(await rejection(formBody(), { 'Content-Type': type })).toEqual([
      415,
      'A form is sent as application/x-www-form-urlencoded, in UTF-8.',
    ]);
  });
});

/** A valid form of this many bytes, padded by an unknown last field. */
function formOfSize(bytes: number): string {
  const start = `${formBody()}&padding=`;
  return start + 'x'.repeat(bytes - start.length);
}

describe('the number of fields', () => {
  const tooMany = [413, 'The form has more than 100 fields.'];

  test('is at most 100', async () => {
    expect(await rejection(`${formBody()}${'&a=1'.repeat(89)}`)).toEqual([
      422,
      'The form holds a field that is not part of a quote request.',
    ]);
    expect(await rejection(`${formBody()}${'&a=1'.repeat(90)}`)).toEqual(tooMany);
  });

  test('is checked before anything is decoded', async () => {
    expect(await rejection(`${formBody()}${'&'.repeat(32_000)}`)).toEqual(tooMany);
    expect(await rejection(`form-name=quote&${'%ff&'.repeat(16_000)}`)).toEqual(tooMany);
  });
});

test('reads the form’s name before it decodes the fields', async () => {
  expect(await rejection('form-name=newsletter&a=%ff')).toEqual([
    400,
    'There is no form of that name on this site.',
  ]);
});

describe('the size of a form', () => {
  test.each([
    ['64 KiB', 65_536, 422],
    ['one byte more', 65_537, 413],
  ])('is at most %s, declared or counted while it arrives', async (_, bytes, status) => {
    const { app } = await handler();
    const body = formOfSize(bytes);
    const output = await app.request(post(body, { 'Content-Length': String(bytes) }));
    const unsaid = await app.request(postInPieces(body.slice(0, 40_000), body.slice(40_000)));
    expect([output.status, unsaid.status]).toEqual([status, status]);
  });

  test('is named in the error', async () => {
    expect(await rejection(formOfSize(65_537))).toEqual([413, 'The form is larger than 64 KiB.']);
  });
});

test('a compressed form is rejected with the coding that is accepted', async () => {
  const { app, store } = await handler();
  const response = await app.request(post(formBody(), { 'Content-Encoding': 'gzip' }));
  expect([response.status, response.headers.get('Accept-Encoding')]).toEqual([415, 'identity']);
  expect(await store.list()).toEqual([]);
});
