import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useId, type KeyboardEvent } from 'react';
import { searchWords as words } from '#statelab/messages/search.ts';
import { tokens } from './tokens.ts';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import type { SearchOption } from './search-option.ts';
import { searchMachine } from './search.machine.ts';

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const Whole = styled.div({
  position: 'relative',
  marginBlockEnd: tokens.space[8],
  '&[data-in-row="true"]': { flex: '1 1 9rem', maxWidth: '26rem', marginBlockEnd: 0 },
  '&[data-in-row="true"] > label, &[data-in-row="true"] > p': visuallyHidden,
});
const Label = styled.label({ fontSize: tokens.size.small, fontWeight: tokens.weight.semibold });
const Query = styled.input({
  display: 'block',
  width: '100%',
  minHeight: 'max(2.25rem, var(--lab-control))',
  padding: `0 ${tokens.space[8]}`,
  background: tokens.color.white,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  fontSize: tokens.size.small,
});
const List = styled.ul({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  maxHeight: 'min(26rem, 60vh)',
  margin: `${tokens.space[4]} 0 0`,
  padding: 0,
  overflow: 'auto',
  background: tokens.color.white,
  border: `1px solid ${tokens.color.control}`,
  listStyle: 'none',
});
const Option = styled.li({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: tokens.space[8],
  padding: `${tokens.space[4]} ${tokens.space[8]}`,
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > span': { color: tokens.color.inkSoft, fontSize: tokens.size.fine },
  '&:hover': { background: tokens.color.mist },
  '&[aria-selected="true"]': { background: tokens.color.bush, color: tokens.color.white },
  '&[aria-selected="true"] > span': { color: 'inherit' },
});

interface SearchFieldProps {
  readonly label: string;
  readonly options: readonly SearchOption[];
  /** The value of the chosen option. */
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
  /** In a row of controls the label is a placeholder, and visible to screen readers only. */
  readonly isInRow?: boolean | undefined;
}

const scrollToView = (option: HTMLElement | null): void =>
  option?.scrollIntoView({ block: 'nearest' });

/** A combobox that filters options by words. */
export function SearchField({ label, options, chosen, onChoose, isInRow }: SearchFieldProps) {
  const search = useLabActor(searchMachine, { options });
  const { query, found, at } = useSelector(search, ({ context }) => context);
  const isOpen = useSelector(search, (snapshot) => snapshot.matches('open'));
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const name = options.find(({ value }) => value === chosen)?.label ?? chosen ?? '';

  function choose(option: SearchOption | undefined): void {
    search.send({ type: 'LIST.CLOSE' });
    if (option !== undefined) onChoose(option.value);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const uses: Readonly<Record<string, () => void>> = {
      ArrowDown: () => search.send({ type: 'OPTION.MOVE', by: 1 }),
      ArrowUp: () => search.send({ type: 'OPTION.MOVE', by: -1 }),
      Enter: () => choose(isOpen ? found[at] : undefined),
      Escape: () => search.send({ type: 'LIST.CLOSE' }),
    };
    const use = uses[event.key];
    if (use === undefined) return;
    event.preventDefault();
    use();
  }

  return (
    <Whole data-in-row={isInRow}>
      <Label htmlFor={id}>{label}</Label>
      <Query
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && found.length > 0 ? optionId(at) : undefined}
        placeholder={name || label}
        value={isOpen ? query : name}
        onClick={() => search.send({ type: 'LIST.OPEN' })}
        onChange={({ currentTarget: { value } }) =>
          search.send({ type: 'QUERY.TYPE', query: value })
        }
        spellCheck={false}
        onBlur={() => search.send({ type: 'LIST.CLOSE' })}
        onKeyDown={onKeyDown}
      />
      <List id={`${id}-list`} role="listbox" aria-label={words.offered} hidden={!isOpen}>
        {isOpen &&
          found.map((each, index) => (
            <Option
              key={each.value}
              id={optionId(index)}
              ref={index === at ? scrollToView : undefined}
              role="option"
              aria-selected={index === at}
              // Keeps the focus in the text box.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(each)}
            >
              {each.label} <span>{each.kind}</span>
            </Option>
          ))}
      </List>
      <Note role="status">{isOpen && words.found(found.length)}</Note>
    </Whole>
  );
}
