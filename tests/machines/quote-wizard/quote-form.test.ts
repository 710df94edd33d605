import { describe, expect, test } from 'vitest';
import { bodyOf, requestWith, specifiedPart } from '#tests/quote-request.ts';
import type { SpecifiedAnswers } from '#tests/specified-steps.ts';

const specified: SpecifiedAnswers = {
  businessType: 'individual',
  location: 'palmerston-north',
  services: ['tax-return', 'gst-returns'],
  urgency: 'asap',
  firstName: 'Zoë & Sam',
  lastName: 'O’Brien-Māhuta',
  email: 'zoe+tax@example.co.nz',
  phone: '+64 21 555 0123',
  businessName: '50% = half; 1+1?',
};

const lead = requestWith(specified);

describe('a lead is written', () => {
  test('as a form body with each field once, labels for choices, the honeypot empty', () => {
    expect(specifiedPart(bodyOf(lead))).toBe(
      'form-name=quote&businessType=Individual%2FPersonal&location=Palmerston+North&services=Tax+Return+Preparation%2C+GST+Returns&urgency=asap&firstName=Zo%C3%AB+%26+Sam&lastName=O%E2%80%99Brien-M%C4%81huta&email=zoe%2Btax%40example.co.nz&phone=%2B64+21+555+0123&businessName=50%25+%3D+half%3B+1%2B1%3F&bot-field=',
    );
  });

  test('with empty fields, but with a message and a firm only where they hold something', () => {
    const message = 'Provisional tax is due on 15 January.\nWe use Xero.';
    expect(bodyOf({ ...lead, message, firm: 'greenlion' })).toContain(
      '&message=Provisional+tax+is+due+on+15+January.%0AWe+use+Xero.&firm=greenlion&bot-field=',
    );
    expect(bodyOf({ ...lead, message: '', firm: '' })).not.toMatch(/message|firm=/);
    expect(bodyOf({ ...lead, phone: '', businessName: '' })).toContain('&phone=&businessName=');
  });

  test('with years behind and turnover in words, only if they were chosen', () => {
    const chosen = { yearsBehind: '2 years behind', turnover: 'Under $60,000 a year' };
    expect(bodyOf({ ...lead, ...chosen })).toContain(
      '&yearsBehind=2+years+behind&turnover=Under+%2460%2C000+a+year&bot-field=',
    );
    expect(bodyOf({ ...lead, yearsBehind: '', turnover: '' })).not.toMatch(/yearsBehind|turnover/);
  });
});
