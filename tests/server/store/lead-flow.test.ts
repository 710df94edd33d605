import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { startDeliveries } from '#src/server/deliveries/deliveries.ts';
import { notifiersOf, recipientsOf } from '#src/server/deliveries/notifiers.ts';
import { deliverySettings } from '#src/server/deliveries/settings.ts';
import { partners } from '#src/server/firms.ts';
import { openLinks } from '#src/server/links/open-links.ts';
import { silentLog } from '#src/server/log.ts';
import type { DatabaseLocation } from '#src/server/store/database-location.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { buildSiteIn } from '#tests/server/fixtures/built-site.ts';
import { browser, formBody, post } from '#tests/server/fixtures/lead.ts';
import { byMail, quick, until, untilSettled } from '#tests/server/fixtures/notifying-server.ts';
import { startMailServer } from '#tests/server/fixtures/receivers.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';
import { emptyDatabase, engines, type EngineName } from './engines.ts';

const origin = 'https://www.waymark.example';

const linked = {
  LEADS_LINK_URL: origin,
  LEADS_LINK_SECRET: Buffer.alloc(32, 1).toString('base64'),
};

type Env = Readonly<Record<string, string>>;

/** A server on a database, as the environment sets it. */
async function serverOn(location: DatabaseLocation, mailUrl: string, env: Env) {
  const distDir = await buildSiteIn(await temporaryFolder());
  const settings = deliverySettings({ ...byMail(mailUrl), ...env });
  const links = openLinks(env, distDir, silentLog);
  const store = await openLeadStore(location, recipientsOf(settings), {
    partners: links === undefined ? [] : partners,
  });
  const deliveries = startDeliveries({
    queue: store.notifications,
    notifiers: notifiersOf(settings, links?.addressOf),
    policy: quick,
    log: silentLog,
  });
  onTestFinished(async () => {
    await deliveries.stop();
    await store.close();
  });
  const app = createApp({
    store,
    distDir,
    ...(links !== undefined && { links: { ...links, lives: store.lives } }),
  });
  const press = async (path: string, form: Readonly<Record<string, string>>) =>
    (await app.request(path, { method: 'POST', body: new URLSearchParams(form) })).text();
  const open = async (path: string) => (await app.request(path)).text();
  return { app, store, press, open };
}

/** Two servers on one database, and a mail server. */
async function startServers(engine: EngineName, env: Env = linked) {
  const mails = await startMailServer();
  onTestFinished(mails.close);
  const location = await emptyDatabase(engine);
  const server = await serverOn(location, mails.url, env);
  const other = await serverOn(location, mails.url, env);
  /** The text of the newest mail to an address whose subject contains words. */
  const mailTo = async (address: string, subject: string): Promise<string> => {
    const find = () =>
      mails.messages.findLast(({ to, text }) => to.includes(address) && text.includes(subject));
    await until(() => find() !== undefined);
    return (find()?.text ?? '').replaceAll('=\r\n', '');
  };
  return { ...server, other, mails, mailTo };
}

const visitor = 'aroha@example.co.nz';
const firm = 'greenlion@waymark.example';
const body = formBody({ location: 'Auckland', services: 'GST Returns' });

const message = new URLSearchParams({
  'form-name': 'contact',
  name: 'Mere',
  email: 'mere@example.co.nz',
  subject: 'general',
  message: 'Kia ora',
});

/** The path of the link in a mail. */
const pathIn = (mail: string): string =>
  new URL(/https:\/\/www\.waymark\.example\/\S+/.exec(mail)?.[0] ?? '').pathname;

/** The paths of the links to a request that was sent: the firm's and the visitor's. */
async function linksOf({ app, mailTo }: Awaited<ReturnType<typeof startServers>>) {
  await app.request(post(body));
  return {
    offer: pathIn(await mailTo(firm, 'Subject: A request that you can accept on Waymark')),
    request: pathIn(await mailTo(visitor, 'Subject: Waymark has your request')),
  };
}

const withdrawal = { action: 'withdraw', confirm: 'yes' };

describe.each(engines)('through the links in mails, with leads in %s', (engine) => {
  test('a request is offered, accepted and withdrawn by the links in the mails', async () => {
    const { app, store, mailTo, press } = await startServers(engine);
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
    const { app } = await startServers(engine);
    const sent = await app.request(post(body, browser));
    const address = sent.headers.get('Location') ?? '';
    const thanks = await app.request(address);
    expect(thanks.headers.get('Referrer-Policy')).toBe('no-referrer');
    const [, path = ''] =
      /<a href="(\/request\/[^"]+)">See who has/.exec(await thanks.text()) ?? [];
    expect((await app.request(path)).status).toBe(200);
    for (const other of [
      address.replace(/&request=.*/, ''),
      `${address}x`,
      address.replace(/reference=[^&]+/, 'reference=AAAA-BBBB'),
    ]) {
      expect(await (await app.request(other)).text()).not.toContain('/request/');
    }
    const contact = await app.request(post(message.toString(), browser));
    expect(contact.headers.get('Location')).not.toContain('request=');
  });

  test('the response to a script leads to the request; that to a message leads nowhere', async () => {
    const { app } = await startServers(engine);
    const { ok, link } = await (await app.request(post(body))).json();
    expect(ok).toBe(true);
    expect(link).toMatch(/^\/request\/[\w.-]+$/);
    expect((await app.request(link)).status).toBe(200);
    expect(await (await app.request(post(message.toString()))).json()).toEqual({ ok: true });
  });

  test('without a secret no mail has a link, no page opens, and nothing is offered', async () => {
    const { app, store, mails, mailTo } = await startServers(engine, {});
    expect(await (await app.request(post(body))).json()).toEqual({ ok: true });
    await app.request(post(formBody({ firm: 'greenlion' })));
    expect(await mailTo(firm, 'Subject: A request for you from Waymark')).toContain(visitor);
    await mailTo(visitor, 'Subject: Waymark has your request');
    for (const { text } of mails.messages) expect(text).not.toContain('https://');
    expect((await app.request('/offer/x')).status).toBe(404);
    const plain = await app.request(post(formBody({ firstName: 'Mere' }), browser));
    expect(plain.headers.get('Location')).toMatch(/^\/thank-you\?reference=[\w-]{9}$/);
    expect((await store.lives.follow(1))?.offers).toEqual([]);
  });

  test('accepting twice, on two servers at once and later, is one acceptance and one mail', async () => {
    const servers = await startServers(engine);
    const { press, other, store, mails } = servers;
    const { offer } = await linksOf(servers);
    const pages = await Promise.all([
      press(offer, { action: 'accept' }),
      other.press(offer, { action: 'accept' }),
    ]);
    pages.push(await other.press(offer, { action: 'accept' }));
    for (const page of pages) {
      expect(page).toContain('<h1>You have accepted this request</h1>');
      expect(page).toContain(visitor);
    }
    await untilSettled(store);
    const sent = mails.messages.filter(({ text }) =>
      text.includes('Subject: A request for you from Waymark'),
    );
    expect(sent).toHaveLength(1);
    const [{ events } = { events: [] }] = await store.find({});
    expect(events.filter(({ type }) => type === 'OFFER.ACCEPT')).toHaveLength(1);
  });

  test('shows a firm that accepts after a withdrawal no contact, and the visitor that nobody had it', async () => {
    const servers = await startServers(engine);
    const { press, open, other, mails, mailTo } = servers;
    const { offer, request } = await linksOf(servers);
    await press(request, withdrawal);
    for (const page of [await other.press(offer, { action: 'accept' }), await open(offer)]) {
      expect(page).toContain('<h1>This request has been withdrawn</h1>');
      expect(page).not.toContain(visitor);
    }
    expect(await other.open(request)).not.toContain('Greenlion');
    await mailTo(firm, 'Subject: Withdrawn request from Waymark');
    for (const { text } of mails.messages) {
      expect(text).not.toContain('Subject: A request for you from Waymark');
    }
  });

  test('shows both sides which came first of an acceptance and a withdrawal', async () => {
    const servers = await startServers(engine);
    const { press, open, other, mailTo } = servers;
    const { offer, request } = await linksOf(servers);
    const [accepted] = await Promise.all([
      press(offer, { action: 'accept' }),
      other.press(request, withdrawal),
    ]);
    expect(await open(offer)).toContain('<h1>This request has been withdrawn</h1>');
    const [{ events } = { events: [] }] = await servers.store.find({});
    const wasFirst = events.some(({ type }) => type === 'OFFER.ACCEPT');
    // The firm's own page can show the withdrawal that followed its acceptance.
    expect(wasFirst || accepted.includes('<h1>This request has been withdrawn</h1>')).toBe(true);
    expect((await other.open(request)).includes('Greenlion Has your details since')).toBe(wasFirst);
    await mailTo(firm, 'Subject: Withdrawn request from Waymark');
  });
});
