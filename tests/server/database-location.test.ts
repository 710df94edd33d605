import { describe, expect, test } from 'vitest';
import { databaseLocation, printableUrl } from '#src/server/keep/database-location.ts';

describe('the location of the lead database', () => {
  test.each([
    [undefined, 'data/leads.db'],
    ['file:leads.db', 'leads.db'],
    ['file:/var/lib/leads.db', '/var/lib/leads.db'],
    ['file://localhost/var/lib/leads.db', '/var/lib/leads.db'],
    ['file:my%20data/leads.db', 'my data/leads.db'],
    ['postgres://user:secret@db.example:5432/leads', undefined],
  ])('%s is the file %s', (url, file) => {
    expect(databaseLocation({ LEADS_DATABASE_URL: url }).file).toBe(file);
  });

  test.each([
    'file:',
    'file::memory:',
    'file:a.db?x=1',
    'libsql://leads.example',
    'postgres://[/leads',
  ])('rejects %s', (url) => {
    expect(() => databaseLocation({ LEADS_DATABASE_URL: url })).toThrow(
      /^LEADS_DATABASE_URL must be a file, such as file:data\/leads\.db, or a PostgreSQL database, such as postgres:/,
    );
  });

  test('reports a percent sign that escapes nothing', () => {
    expect(() => databaseLocation({ LEADS_DATABASE_URL: 'file:100%.db' })).toThrow(
      'LEADS_DATABASE_URL contains a percent sign that is not part of an encoded character; write it as %25.',
    );
  });

  test.each([
    ['postgres://db.example/leads?password=secret', 'postgres://db.example/leads'],
    ['postgres://user:secret@db.example:5433/a', 'postgres://db.example:5433/a'],
    ['file:///srv/a@b/leads.db', 'file:///srv/a@b/leads.db'],
  ])('%s is printed as %s', (url, printed) => {
    expect(printableUrl(databaseLocation({ LEADS_DATABASE_URL: url }))).toBe(printed);
  });
});
