import { controlClass, FieldFrame } from './field-frame.tsx';

interface PlainSelectProps {
  id: string;
  name: string;
  label: string;
  /** The first line, which chooses nothing. */
  placeholder: string;
  options: readonly { readonly value: string; readonly label: string }[];
  required?: boolean;
}

/** A list of choices that the browser alone looks after. */
export function PlainSelect({ id, name, label, placeholder, options, required }: PlainSelectProps) {
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} name={name} required={required} className={controlClass} defaultValue="">
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
