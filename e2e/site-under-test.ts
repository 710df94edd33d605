/** The port of the site under test. E2E_PORT sets another. */
export const port = Number(process.env['E2E_PORT'] ?? 4199);

export const origin = `http://localhost:${port}`;

/** That server’s lead store, empty at the start of every run. */
export const leadsDatabaseUrl = 'file:test-results/e2e-leads.db';

/** The port of the lab under test. */
export const labPort = port + 1;

export const labOrigin = `http://localhost:${labPort}`;
