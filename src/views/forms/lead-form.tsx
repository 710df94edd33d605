import { css } from '@emotion/css';
import type { FormEvent } from 'react';
import { businessTypes, locations, quickQuote, servicesNeeded } from '#content/quick-quote.ts';
import { urgencies } from '#content/quote.ts';
import { Button } from '#src/design/button.tsx';
import { PlainField } from '#src/design/plain-field.tsx';
import { PlainSelect } from '#src/design/plain-select.tsx';
import { tokens } from '#src/design/tokens.ts';

interface LeadFormProps {
  /** Unique on its page; the ids of its fields begin with it. */
  id: string;
  variant: 'default' | 'compact';
}

const grid = css({
  display: 'grid',
  columnGap: tokens.space[24],
  [tokens.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
});
const { fields } = quickQuote;
const required = (label: string): string => `${label} (${quickQuote.required})`;

/** As specified it sends nothing: the values are logged. */
function logValues(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  console.log(Object.fromEntries(new FormData(event.currentTarget)));
}

/** The reusable quick quote form. The compact variant stands in one column. */
export function LeadForm({ id, variant }: LeadFormProps) {
  return (
    <form method="post" onSubmit={logValues} data-needs-script>
      <div className={variant === 'default' ? grid : undefined}>
        <PlainField
          id={`${id}-name`}
          name="name"
          label={required(fields.name.label)}
          autoComplete="name"
          required
        />
        <PlainField
          id={`${id}-email`}
          name="email"
          type="email"
          label={required(fields.email.label)}
          autoComplete="email"
          required
        />
        <PlainField
          id={`${id}-phone`}
          name="phone"
          type="tel"
          label={fields.phone.label}
          autoComplete="tel"
        />
        <PlainSelect
          id={`${id}-location`}
          name="location"
          label={required(fields.location.label)}
          placeholder={quickQuote.choose}
          options={locations}
          required
        />
        <PlainSelect
          id={`${id}-business-type`}
          name="businessType"
          label={required(fields.businessType.label)}
          placeholder={quickQuote.choose}
          options={businessTypes}
          required
        />
        <PlainSelect
          id={`${id}-service`}
          name="serviceNeeded"
          label={required(fields.serviceNeeded.label)}
          placeholder={quickQuote.choose}
          options={servicesNeeded}
          required
        />
        <PlainSelect
          id={`${id}-urgency`}
          name="urgency"
          label={fields.urgency.label}
          placeholder={quickQuote.choose}
          options={urgencies}
        />
      </div>
      <Button type="submit">{quickQuote.submit}</Button>
    </form>
  );
}
