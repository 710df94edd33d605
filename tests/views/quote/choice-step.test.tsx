// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { steps, stepNamed } from '#machines/quote-wizard/steps.ts';
import { specifiedSteps } from '#tests/specified-steps.ts';
import { answered, button, heading, renderWizard } from './render-wizard.tsx';

const labels = (kind: 'radio' | 'checkbox') =>
  screen.getAllByRole(kind).map((input) => input.parentElement?.textContent);

const stepCalled = (id: string) => stepNamed(id);

const summary = () => screen.getByRole('group', { name: 'There is a problem' });

test.each(specifiedSteps.filter(({ options }) => Object.keys(options).length > 0))(
  '$id offers the specified options',
  async ({ id, options }) => {
    await renderWizard({ step: stepCalled(id), answers: answered });
    expect(labels(id === 'services' ? 'checkbox' : 'radio')).toEqual(Object.values(options));
  },
);

test('the first step has no Back', async () => {
  await renderWizard();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('Back comes before Continue, as on the screen', async () => {
  await renderWizard({ step: 'location', answers: answered });
  const [back, next] = screen.getAllByRole('button').slice(-2);
  expect([back?.textContent, next?.textContent]).toEqual(['Back', 'Continue']);
});

test('puts the switch before the options', async () => {
  await renderWizard();
  const [first] = screen.getAllByRole('radio');
  const position = screen.getByRole('switch').compareDocumentPosition(first ?? document);
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('says for services when the next step comes', async () => {
  await renderWizard({ step: 'services', answers: answered, autoAdvance: true });
  expect(
    screen.getByRole('group', {
      description:
        'Tick all that apply. You go to the next step about a second after your last choice, or when you press Continue. You can always go back.',
    }),
  ).toBeTruthy();
});

test('allows several services', async () => {
  const { user, saved } = await renderWizard({ step: 'services', answers: answered });
  await user.click(screen.getByRole('checkbox', { name: 'Bookkeeping' }));
  await user.click(screen.getByRole('checkbox', { name: 'GST Returns' }));
  expect(saved.at(-1)?.answers.services).toEqual(['bookkeeping', 'payroll']);
});

test('describes the group with advice that follows the switch', async () => {
  const { user } = await renderWizard({ autoAdvance: true });
  const name = `Step 1 of ${steps.length} Who is the tax for?`;
  expect(
    screen.getByRole('group', {
      name,
      description:
        'Choose the one that fits best. Choosing an answer takes you to the next step. You can always go back.',
    }),
  ).toBeTruthy();
  const moveOn = screen.getByRole('switch', { name: 'Move on automatically' });
  expect(moveOn).toBeChecked();
  await user.click(moveOn);
  expect(moveOn).not.toBeChecked();
  expect(
    screen.getByRole('group', {
      name,
      description:
        'Choose the one that fits best. Choose an answer, then press Continue. You can always go back.',
    }),
  ).toBeTruthy();
});

test('Continue without a choice shows what is missing, each time', async () => {
  const { user } = await renderWizard();
  await user.click(button('Continue'));
  expect(document.activeElement).toBe(summary());
  expect(document.title).toBe(
    `Error: Step 1 of ${steps.length}: Business type – Get Free Quotes | Waymark`,
  );

  await user.click(screen.getByRole('link', { name: 'Choose who the tax is for' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Individual/Personal' }));

  await user.click(button('Continue'));
  expect(document.activeElement).toBe(summary());

  await user.click(screen.getByRole('radio', { name: 'Trust' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe(
    `Step 1 of ${steps.length}: Business type – Get Free Quotes | Waymark`,
  );
});

test('keeps a choice at once, and Continue goes on with it', async () => {
  const { user, saved } = await renderWizard();
  await user.click(screen.getByRole('radio', { name: 'Trust' }));
  expect(saved.at(-1)?.answers.businessType).toBe('trust');
  expect(heading().textContent).toContain('Who is the tax for?');
  await user.click(button('Continue'));
  expect(heading().textContent).toContain('Where are you based?');
});
