import { expect, test } from 'vitest';
import { firmsFor } from '#src/server/decide/firms.ts';
import { listedFirm } from './fixtures/firms.ts';

const terms = (towns: 'auckland' | 'dunedin', ...services: ('gst-returns' | 'payroll')[]) => ({
  terms: { towns: [towns], services },
});

const listed = [
  listedFirm('Zed', { place: 1 }),
  listedFirm('Beta', { place: 2 }),
  listedFirm('Alpha', { place: 2 }),
  listedFirm('Last', { place: 9 }),
  listedFirm('Sample', { place: 0, sample: true }),
  listedFirm('Mute', { place: 0, email: '' }),
  listedFirm('South', { place: 0, ...terms('dunedin', 'gst-returns', 'payroll') }),
];

test.each([
  [
    'three at most, in the order of the list',
    'quote',
    { location: 'auckland', services: ['gst-returns'] },
    ['Zed', 'Alpha', 'Beta'],
  ],
  [
    'labels of a plain form',
    'quote',
    { location: 'Dunedin', services: ['GST Returns', 'Payroll'] },
    ['South'],
  ],
  ['only who does all of it', 'quote', { location: 'auckland', services: ['payroll'] }, []],
  ['nobody elsewhere', 'quote', { location: 'wellington', services: ['gst-returns'] }, []],
  ['the one that is named, wherever', 'quote', { location: 'auckland', firm: 'south' }, ['South']],
  ['no sample, though named', 'quote', { location: 'auckland', firm: 'sample' }, []],
  ['no firm without an address', 'quote', { location: 'auckland', firm: 'mute' }, []],
  ['no firm of a message', 'contact', { location: 'auckland' }, []],
] as const)('%s', (_, form, lead, names) => {
  expect(firmsFor(form, lead, listed).map(({ name }) => name)).toEqual(names);
});
