// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ratingFrom, type FirmCard } from '#content/firm-card.ts';
import { FirmCards } from '#src/views/directory/firm-cards.tsx';
import { InRouter } from '#tests/views/in-router.tsx';

const card: FirmCard = {
  name: 'Harbour Ledger',
  rating: ratingFrom(4.6, 31),
  place: 'Auckland',
  services: [],
  action: { label: 'Get Free Quote', path: '/quote' },
  secondary: { label: 'View Profile', whose: 'of Harbour Ledger', href: '/harbour-ledger' },
};

test('draws a rating that clients gave, and none of a sample', () => {
  const { container, rerender } = render(<FirmCards cards={[card]} note="" />, {
    wrapper: InRouter,
  });
  expect(container.querySelectorAll('p > svg')).toHaveLength(1);
  rerender(<FirmCards cards={[{ ...card, tag: 'Sample' }]} note="" />);
  expect(container.querySelectorAll('p > svg')).toHaveLength(0);
});

test('cuts a portrait to its circle, and does not stretch it', () => {
  render(<FirmCards cards={[{ ...card, portrait: '/portraits/mere.jpg' }]} note="" />, {
    wrapper: InRouter,
  });
  expect(screen.getByRole('presentation')).toHaveStyle({ objectFit: 'cover' });
});
