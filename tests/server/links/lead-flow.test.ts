import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { startDeliveries } from '#src/server/deliveries/deliveries.ts';
import { notifiersOf, recipientsOf } from '#src/server/deliveries/notifiers.ts';
import { deliverySettings } from '#src/server/deliveries/settings.ts';
import { partners } from '#src/server/firms.ts';
import { openLinks } from '#src/server/links/open-links.ts';
import { silentLog } from '#src/server/log.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { buildSiteIn } from '#tests/server/fixtures/built-site.ts';
import { browser, formBody, post } from '#tests/server/fixtures/lead.ts';
import { byMail, quick, until } from '#tests/server/fixtures/notifying-server.ts';
import { startMailServer } from '#tests/server/fixtures/receivers.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';

const origin = 'https://www.waymark.example';

const linked = {
  LEADS_LINK_URL: origin,
  LEADS_LINK_SECRET: Buffer.alloc(32, 1).toString('base64'),
};

/** A server with a mail server, as the environment sets it. */
async function serverWith(env: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  const distDir = await buildSiteIn(folder);
  const mails = await startMailServer();
  const settings = deliverySettings({ ...byMail(mails.url), ...env });
  const links = openLinks(env, distDir, silentLog);
  const store = await openLeadStore(
    { url: `file:${folder}/leads.db`, file: `${folder}/leads.db` },
    recipientsOf(settings),
    { partners: links === undefined ? [] : partners },
  );
  const deliveries = startDeliveries({
    queue: store.notifications,
    notifiers: notifiersOf(settings, links?.addressOf),
    policy: quick,
    log: silentLog,
  });
  onTestFinished(async () => {
    await deliveries.stop();
    await store.close();
    await mails.close();
  });
  const app = createApp({
    store,
    distDir,
    ...(links !== undefined && { links: { ...links, lives: store.lives } }),
  });
  /** The text of the newest mail to an address whose subject contains words. */
  const mailTo = async (address: string, subject: string): Promise<string> => {
    const find = () =>
      mails.messages.findLast(({ to, text }) => to.includes(address) && text.includes(subject));
    await until(() => find() !== undefined);
    return (find()?.text ?? '').replaceAll('=\r\n', '');
  };
  const press = async (path: string, form: Readonly<Record<string, string>>) =>
    (await app.request(path, { method: 'POST', body: new URLSearchParams(form) })).text();
  return { app, store, mails, mailTo, press };
}

const visitor = 'aroha@example.co.nz';
const firm = 'greenlion@waymark.example';
const body = formBody({ location: 'Auckland', services: 'GST Returns' });

/** The path of the link in a mail. */
const pathIn = (mail: string): string =>
  new URL(/https:\/\/www\.waymark\.example\/\S+/.exec(mail)?.[0] ?? '').pathname;

test('a request is offered, accepted and withdrawn by the links in the mails', async () => {
  const { app, store, mailTo, press } = await serverWith(linked);
  expect((await app.request(post(body))).status).toBe(200);

  const offer = await mailTo(firm, 'Subject: A request that you can accept on Waymark');
  expect(offer).toContain('Services: GST Returns');
  for (const hidden of ['Aroha', 'Ngata', visitor, '021 555 0123']) {
    expect(offer).not.toContain(hidden);
  }
  const request = pathIn(await mailTo(visitor, 'Subject: Waymark has your request'));
  expect(request).toMatch(/^\/request\//);
  expect(await (await app.request(request)).text()).toContain('Greenlion Was asked on');

  expect(await press(pathIn(offer), { action: 'accept' })).toContain(visitor);
  expect(await mailTo(firm, 'Subject: A request for you from Waymark')).toContain(visitor);
  expect(await (await app.request(request)).text()).toContain('Greenlion Has your details since');

  await press(request, { action: 'phone', phone: '027 555 0199' });
  expect(await mailTo(firm, 'Subject: Corrected request from Waymark')).toContain('027 555 0199');

  expect(await press(request, { action: 'withdraw', confirm: 'yes' })).toContain(
    '<h1>Your request is withdrawn</h1>',
  );
  await mailTo(firm, 'Subject: Withdrawn request from Waymark');
  const [{ status, values } = { status: '', values: {} }] = await store.list();
  expect([status, values]).toEqual(['withdrawn', {}]);
});

test('the thank-you of a plain form leads to the request, for its sender alone', async () => {
  const { app } = await serverWith(linked);
  const sent = await app.request(post(body, browser));
  const address = sent.headers.get('Location') ?? '';
  const thanks = await app.request(address);
  expect(thanks.headers.get('Referrer-Policy')).toBe('no-referrer');
  const [, path = ''] = /<a href="(\/request\/[^"]+)">See who has/.exec(await thanks.text()) ?? [];
  expect((await app.request(path)).status).toBe(200);
  for (const other of [
    address.replace(/&request=.*/, ''),
    `${address}x`,
    address.replace(/reference=[^&]+/, 'reference=AAAA-BBBB'),
  ]) {
    expect(await (await app.request(other)).text()).not.toContain('/request/');
  }
  const message = new URLSearchParams({
    'form-name': 'contact',
    name: 'Mere',
    email: 'mere@example.co.nz',
    subject: 'general',
    message: 'Kia ora',
  });
  const contact = await app.request(post(message.toString(), browser));
  expect(contact.headers.get('Location')).not.toContain('request=');
});

test('without a secret no mail has a link, no page opens, and nothing is offered', async () => {
  const { app, store, mails, mailTo } = await serverWith({});
  await app.request(post(body));
  await app.request(post(formBody({ firm: 'greenlion' })));
  expect(await mailTo(firm, 'Subject: A request for you from Waymark')).toContain(visitor);
  await mailTo(visitor, 'Subject: Waymark has your request');
  for (const { text } of mails.messages) expect(text).not.toContain('https://');
  expect((await app.request('/offer/x')).status).toBe(404);
  const plain = await app.request(post(formBody({ firstName: 'Mere' }), browser));
  expect(plain.headers.get('Location')).toMatch(/^\/thank-you\?reference=[\w-]{9}$/);
  expect((await store.lives.follow(1))?.offers).toEqual([]);
});
