// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ChoiceGroup } from '#src/design/choice-group.tsx';

const options = [
  { value: 'auckland', label: 'Auckland' },
  { value: 'wellington', label: 'Wellington' },
  { value: 'other', label: 'Somewhere else' },
];

interface Setup {
  kind: 'radio' | 'checkbox';
  selected?: string[];
}

function setUp({ kind, selected: first = [] }: Setup) {
  const onChoose = vi.fn<(value: string) => void>();
  const onMove = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();

  function Question() {
    const [selected, setSelected] = useState(first);
    function choose(value: string) {
      onChoose(value);
      const others = kind === 'radio' ? [] : selected.filter((other) => other !== value);
      const isTakenBack = kind === 'checkbox' && selected.includes(value);
      setSelected(isTakenBack ? others : [...others, value]);
    }
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <ChoiceGroup
          name="location"
          kind={kind}
          legend="Where are you based?"
          options={options}
          selected={selected}
          onChoose={choose}
          onMove={onMove}
        />
        <button type="submit">Continue</button>
      </form>
    );
  }

  render(<Question />);
  return { user: userEvent.setup(), onChoose, onMove, onSubmit };
}

function option(name: string) {
  return screen.getByLabelText(name);
}

describe('radios', () => {
  test.each([
    ['{ArrowDown}', 'Wellington'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Auckland'],
    ['{ArrowUp}', 'Somewhere else'],
    ['{ArrowLeft}{ArrowLeft}', 'Wellington'],
    ['{End}', 'Somewhere else'],
    ['{End}{Home}', 'Auckland'],
  ])('%s moves focus from the first option to %s, and chooses nothing', async (keys, name) => {
    const { user, onChoose, onMove } = setUp({ kind: 'radio' });
    await user.tab();
    await user.keyboard(keys);
    expect(option(name)).toHaveFocus();
    expect(onMove).toHaveBeenCalled();
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leaves an arrow with %s to the browser',
    (modifier) => {
      const { onMove } = setUp({ kind: 'radio' });
      option('Auckland').focus();
      const isLeftAlone = fireEvent.keyDown(option('Auckland'), {
        key: 'ArrowLeft',
        [modifier]: true,
      });
      expect(isLeftAlone).toBe(true);
      expect(option('Auckland')).toHaveFocus();
      expect(onMove).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['Space', ' '],
    ['Enter', '{Enter}'],
  ])('%s chooses the focused option once, and submits nothing', async (_name, keys) => {
    const { user, onChoose, onSubmit } = setUp({ kind: 'radio' });
    await user.tab();
    await user.keyboard(`{ArrowDown}${keys}`);
    expect(onChoose.mock.calls).toEqual([['wellington']]);
    expect(option('Wellington')).toBeChecked();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a click on the label chooses, also again', async () => {
    const { user, onChoose } = setUp({ kind: 'radio' });
    await user.click(screen.getByText('Somewhere else'));
    await user.click(screen.getByText('Somewhere else'));
    expect(onChoose.mock.calls).toEqual([['other'], ['other']]);
    expect(option('Somewhere else')).toBeChecked();
  });

  test('Tab leaves the group from any option, and comes back to the chosen one', async () => {
    const { user } = setUp({ kind: 'radio', selected: ['auckland'] });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    await user.tab({ shift: true });
    expect(option('Auckland')).toHaveFocus();
  });
});

describe('checkboxes', () => {
  test.each([
    ['Space', ' '],
    ['Enter', '{Enter}'],
  ])('%s toggles and submits nothing', async (_name, keys) => {
    const { user, onChoose, onSubmit } = setUp({ kind: 'checkbox' });
    await user.tab();
    await user.keyboard(keys);
    expect(option('Auckland')).toBeChecked();
    await user.keyboard(keys);
    expect(option('Auckland')).not.toBeChecked();
    expect(onChoose.mock.calls).toEqual([['auckland'], ['auckland']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('Tab moves through them, and arrows do not', async () => {
    const { user, onMove } = setUp({ kind: 'checkbox' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(option('Auckland')).toHaveFocus();
    await user.tab();
    expect(option('Wellington')).toHaveFocus();
    expect(onMove).toHaveBeenCalledTimes(1);
  });
});
