import { useId } from 'react';
import { Controls } from './lab-parts.ts';

interface SearchFieldProps {
  readonly label: string;
  /** The labels of options by their values. */
  readonly options: ReadonlyMap<string, string>;
  /** The value of the option that is chosen at first. */
  readonly chosen?: string;
  readonly onChoose: (value: string) => void;
}

/**
 * A text box that suggests options, and chooses the one with the typed label; on Enter, the first that
 * has the typed text in it. The browser says so where there is none.
 */
export function SearchField({ label: name, options, chosen, onChoose }: SearchFieldProps) {
  const id = useId();
  const find = (isMeant: (shown: string) => boolean) =>
    [...options].find(([, shown]) => isMeant(shown));
  function choose(text: string): void {
    const [value] = find((shown) => shown === text) ?? [];
    if (value !== undefined) onChoose(value);
  }
  function chooseFirst(input: HTMLInputElement): void {
    const typed = input.value.trim().toLowerCase();
    const [value, label] = find((shown) => shown.toLowerCase().includes(typed)) ?? [];
    if (typed !== '' && value !== undefined && label !== undefined) {
      input.value = label;
      onChoose(value);
    } else {
      input.setCustomValidity(`Nothing here is called “${input.value}”.`);
      input.reportValidity();
    }
  }
  return (
    <Controls as="label">
      {name}
      <input
        list={id}
        autoComplete="off"
        spellCheck={false}
        defaultValue={chosen && options.get(chosen)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          currentTarget.setCustomValidity('');
          choose(currentTarget.value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') chooseFirst(currentTarget);
        }}
      />
      <datalist id={id}>
        {[...options].map(([value, shown]) => (
          <option key={value} value={shown} aria-label={shown} />
        ))}
      </datalist>
    </Controls>
  );
}
