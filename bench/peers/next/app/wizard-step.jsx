'use client';

import { useEffect, useState } from 'react';

/** One question of the quote request: the one part of the page that a browser runs. */
export function WizardStep({ question, options }) {
  const [chosen, choose] = useState('');
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <fieldset>
      <legend>{question}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="step"
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
