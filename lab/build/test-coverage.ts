/** What the last test run counted, where there was one; the lab reads it as /lab/coverage.json. */
export const testCoverage = 'coverage/machines.json';
