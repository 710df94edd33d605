import { describe, expect, test } from 'vitest';
import { encodeReport } from '#machines/visit-report/report-body.ts';
import { createFormHandler } from '#src/server/form-handler.ts';
import { purgeOldReports } from '#src/server/reports/purge-old-reports.ts';
import { post, postInPieces } from './fixtures/lead.ts';
import { report } from './fixtures/report.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';
import { watchedLog } from './fixtures/watched-log.ts';

const now = (): Date => new Date('2026-11-21T03:04:05.678Z');

async function handler(options = {}) {
  const store = await temporaryStore();
  const log = watchedLog();
  const app = createFormHandler(store, { distDir: 'no-such-folder', now, log, ...options });
  return { store, log, app };
}

const whole = encodeReport(JSON.stringify(report));

/** The visit with more of what nobody reads: a remark of so many characters. */
const longReport = (characters: number) =>
  encodeReport(
    JSON.stringify({
      ...report,
      tapes: report.tapes.map((tape) => ({
        ...tape,
        pins: [{ step: 0, note: 'x'.repeat(characters) }],
      })),
    }),
  );

describe('a report of a visit', () => {
  test('is kept in a table of its own: no lead comes of it, and the log says nothing of it', async () => {
    const { app, store, log } = await handler();
    const response = await app.request(post(whole));
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(await store.list()).toEqual([]);
    expect(await store.notifications.failed()).toBe(0);
    expect(await store.reports.list()).toEqual([
      {
        id: 1,
        receivedAt: '2026-11-21T03:04:05.678Z',
        site: 'b41cf2a90d17',
        path: '/tax-faq',
        machines: ['accordion'],
      },
    ]);
    expect(JSON.parse((await store.reports.find(1)) ?? '')).toEqual(report);
    expect(log.info.mock.calls).toEqual([['a report is stored', { ms: expect.any(Number) }]]);
  });

  test('may be larger than a lead, up to 1 MiB', async () => {
    const { app, store } = await handler();
    const room = 1024 * 1024 - longReport(0).length;
    const most = longReport(room);
    const more = longReport(room + 1);
    const said = (body: string) => post(body, { 'Content-Length': String(body.length) });
    const unsaid = (body: string) => postInPieces(body.slice(0, 500_000), body.slice(500_000));
    const statuses = [];
    for (const body of [said(most), unsaid(most), said(more), unsaid(more)]) {
      statuses.push((await app.request(body)).status);
    }
    expect(statuses).toEqual([200, 200, 413, 413]);
    expect(await (await app.request(said(more))).json()).toEqual({
      ok: false,
      reason: 'The form is larger than 1 MiB.',
    });
    expect(await store.reports.list()).toHaveLength(2);
  });

  test.each([
    ['nothing', encodeReport('')],
    ['no tape at all', 'form-name=report'],
    ['two of them', `${whole}&tape=x`],
    ['what is no JSON', encodeReport('tape')],
    ['a report of no machine', encodeReport(JSON.stringify({ ...report, tapes: [] }))],
    ['a page of another site', encodeReport(JSON.stringify({ ...report, path: '//evil.example' }))],
    [
      'what was not masked',
      encodeReport(JSON.stringify({ ...report, tapes: [{ ...report.tapes[0], masked: false }] })),
    ],
    ['what is nested too deep', encodeReport('['.repeat(60) + ']'.repeat(60))],
  ])('that holds %s is refused', async (_, body) => {
    const { app, store } = await handler();
    const response = await app.request(post(body));
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        ok: false,
        reason: 'The report is no recording of a visit to this site, so nothing was kept of it.',
      },
    ]);
    expect(await store.reports.list()).toEqual([]);
  });

  test('is counted with the forms of its connection', async () => {
    const { app, store } = await handler({ leadsPerMinute: 2 });
    const statuses = [];
    for (const body of [whole, whole, whole]) statuses.push((await app.request(post(body))).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await store.reports.list()).toHaveLength(2);
  });

  test('that can’t be kept is to be sent again', async () => {
    const store = await temporaryStore();
    const log = watchedLog();
    const app = createFormHandler(store, { distDir: 'no-such-folder', log });
    store.close();
    const response = await app.request(post(whole));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(log.failure.mock.calls.map(([what]) => what)).toEqual(['a report could not be stored']);
  });
});

test('reports older than 90 days are deleted, and counted in the log', async () => {
  const { store, log } = await handler();
  const { site, path } = report;
  for (const day of ['2026-08-22', '2026-08-23', '2026-08-24']) {
    const receivedAt = new Date(`${day}T03:04:05.678Z`);
    await store.reports.save({ receivedAt, site, path, machines: [], report: '{}' });
  }
  await purgeOldReports({ reports: store.reports, now, log });
  await purgeOldReports({ reports: store.reports, now, log });
  expect((await store.reports.list()).map(({ id }) => id)).toEqual([2, 3]);
  expect(log.info.mock.calls).toEqual([
    ['old reports are deleted', { reports: 1, days: 90 }],
    ['old reports are deleted', { reports: 0, days: 90 }],
  ]);
});

test('reports that can’t be deleted are told to the log', async () => {
  const lost = new Error('the disk is gone');
  const reports = { count: () => Promise.reject(lost), remove: () => Promise.reject(lost) };
  const log = watchedLog();
  await purgeOldReports({ reports, now, log });
  expect(log.failure).toHaveBeenCalledExactlyOnceWith('old reports could not be deleted', lost);
});
