/** Where the built site is served while it is tested: E2E_PORT moves it, if another run has the port. */
export const port = Number(process.env['E2E_PORT'] ?? 4199);

export const origin = `http://localhost:${port}`;

/** The lead store of that server, empty at the start of every run. */
export const leadsDatabaseUrl = 'file:test-results/e2e-leads.db';

/** The port of the built lab while it is tested: the next one. */
export const labPort = port + 1;

export const labOrigin = `http://localhost:${labPort}`;
