import { facts } from '#content/facts.ts';
import type { Guide } from '#content/guide.ts';

export const page: Guide = {
  path: '/blog/tax-deductions-guide-nz',
  kind: 'guide',
  family: 'guide',
  title: 'Tax deductions in New Zealand: what to claim',
  description:
    'What a sole trader, contractor or small company in New Zealand can and cannot deduct: home office, vehicle, meals, tools, training, insurance and phone.',
  name: 'Tax deductions',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'New Zealand tax deductions: what you can claim',
  lede: 'You can claim what you spend to earn business income. If a cost is partly private, claim the business share. The tables below list each kind of cost.',
  card: {
    title: 'New Zealand tax deductions: what you can claim',
    excerpt:
      'Home office, vehicle, meals, tools, training and phone, cost by cost, and what you cannot claim.',
    date: '2025-03-24',
    category: 'Deductions',
    featured: true,
  },
  summary: [
    'You can claim a cost if you had it to earn your income, it is not private and you have a record.',
    'You deduct half of a meal with a client. You deduct all of a tool for $1,000 or less, in the year you buy it.',
    'For shared costs, such as your home, car and phone, you claim the business share.',
    'Employees cannot claim most work expenses against their wages. This guide is for people with business or contract income.',
  ],
  drawingAlt:
    'A till receipt beside a dotted track that forks at an orange marker, on contour lines.',
  sections: [
    {
      kind: 'prose',
      id: 'how-deductions-work',
      heading: 'How a deduction works',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A deduction lowers the income you pay tax on, not the tax itself. For example, at a tax rate of 30%, a deduction of $100 saves you $30. You still spend the other $70, so do not buy something only for the deduction.',
        },
        {
          kind: 'paragraph',
          text: 'Three questions decide most cases. Did you spend it to earn your income? Is any of it private? Do you have the record? If the cost is partly private, work out the business share once, write down how, and use the same method all year.',
        },
        {
          kind: 'paragraph',
          text: 'If you are registered for GST, claim the GST in your GST return, and only the rest of the cost as a deduction. Do not claim the full price in both.',
        },
        {
          kind: 'note',
          text: 'This is general information. Rates change each year: a small triangle links to [the source of each](/figures).',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'home-office',
      heading: 'Home office',
      intro:
        'If you work from home for your business, part of the cost of the home is a business cost.',
      blocks: [
        {
          kind: 'table',
          caption: 'Home office costs',
          columns: [{ label: 'Item' }, { label: 'What counts' }, { label: 'Note' }],
          rows: [
            [
              'Rent, mortgage interest and council rates',
              'Business share of the floor area',
              'For a room you also use privately, the share of time counts too',
            ],
            [
              'Power, insurance and other running costs',
              'Business share, or a rate per square metre',
              facts.homeOfficeRate.wording,
            ],
            ['Desk, chair, shelves', 'Business share', 'See tools and equipment below'],
            ['Repayment of the mortgage', 'Nothing', 'Only the interest is a cost'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'An example: a room of 10 m² used only for work, in a home of 100 m², is a share of 10%. If rent, power and insurance come to $30,000 in the year, $3,000 of it is the home office.',
        },
        {
          kind: 'paragraph',
          text: 'With the square metre rate you need not keep every power bill. It covers only running costs. You still work out rent, mortgage interest and council rates by floor area. You may choose the method, so try both in the first year.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'vehicle',
      heading: 'Vehicle and travel',
      intro:
        'You claim business trips either by the kilometre or as a share of the actual costs. Both need a record of the trips.',
      blocks: [
        {
          kind: 'table',
          caption: 'Vehicle and travel costs',
          columns: [{ label: 'Item' }, { label: 'Rate or share' }, { label: 'Note' }],
          rows: [
            ['Kilometres up to 14,000', 'First rate', facts.mileageRate.wording],
            ['Kilometres after that', 'Second rate', facts.mileageCap.wording],
            [
              'Fuel, repairs, insurance, registration',
              'Business share',
              'With actual costs only. The kilometre rate already includes them',
            ],
            ['Parking on a business trip', '100%', 'Fines are never deductible'],
            ['Flights and hotels for business', '100%', 'Leave out private days and companions'],
            ['Driving from home to your usual workplace', '0%', 'As a rule this is private'],
          ],
        },
        {
          kind: 'paragraph',
          text: `An example: 6,000 business kilometres in a petrol car at ${facts.mileageRate.figure} is $7,200.[^mileageRate] A new rate is set each year, so use the one for your year and your vehicle.`,
        },
        {
          kind: 'paragraph',
          text: 'A logbook of a test period can count for longer, if your driving stays about the same. Note the date, the distance and the reason for each trip. Other rules apply to a company’s vehicle, and private use of it can bring fringe benefit tax. Ask an accountant before you put a car into a company.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'meals-and-entertainment',
      heading: 'Meals and entertainment',
      intro: `${facts.mealsAndEntertainment.wording} The other half counts as private enjoyment, even with a client. Write on the receipt who was there and why.`,
      table: {
        caption: 'Meals and entertainment',
        columns: [{ label: 'Item' }, { label: 'Share' }, { label: 'Note' }],
        rows: [
          [
            'Lunch or coffee out with a client',
            facts.mealsAndEntertainment.figure,
            'Note the client and the purpose',
          ],
          [
            'Staff party or Friday drinks',
            facts.mealsAndEntertainment.figure,
            'At your workplace or elsewhere',
          ],
          [
            'Food or wine as a gift to a client',
            facts.mealsAndEntertainment.figure,
            'It counts as entertainment',
          ],
          ['Tea, coffee and biscuits for staff', 'Usually 100%', 'Everyday refreshments at work'],
          [
            'Meals on a business trip',
            'Depends',
            'The rules differ for employees and for your own meals if you are self-employed. Ask',
          ],
          ['Your own lunch on a working day', '0%', 'Private'],
        ],
      },
    },
    {
      kind: 'prose',
      id: 'tools-and-depreciation',
      heading: 'Tools, low-value assets and depreciation',
      intro: `${facts.lowValueAsset.wording} ${facts.capitalItems.wording} ${facts.investmentBoost.wording}`,
      blocks: [
        {
          kind: 'table',
          caption: 'Tools and equipment',
          columns: [{ label: 'Item' }, { label: 'How it is claimed' }, { label: 'Note' }],
          rows: [
            ['Materials and supplies', '100% at once', 'What you use up in the work'],
            [
              `A tool or device of ${facts.lowValueAsset.figure} or less`,
              '100% at once',
              'Things bought together from one supplier can count as one purchase',
            ],
            [
              `A machine, computer or vehicle over ${facts.capitalItems.figure}`,
              'Depreciated over the years',
              'Inland Revenue publishes a rate for each kind of asset',
            ],
            ['Repairs', '100% at once', 'Making a thing work as before'],
            ['Improvements', 'Depreciated', 'Making it better than before'],
            ['Land', '0%', 'Land is not depreciated'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Depreciation spreads the cost over the time an asset lasts. With the straight line method the amount is the same every year. With diminishing value it is larger at first and smaller later. An example with an assumed straight line rate of 20%: a machine that cost $4,000 gives a deduction of $800 for a full year.',
        },
        {
          kind: 'paragraph',
          text: 'Keep a list of your assets with date, price and business share. If you sell one for more than its remaining value on the list, part of the price can be income.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'training-insurance-phone',
      heading: 'Training, insurance, phone and other running costs',
      table: {
        caption: 'Running costs of a small business',
        columns: [{ label: 'Item' }, { label: 'Share' }, { label: 'Note' }],
        rows: [
          ['Course for the work you do now', '100%', 'Keeping or improving your skills'],
          ['Study for a new occupation', 'Usually 0%', 'It is for income you do not have yet'],
          ['Liability, indemnity or tool insurance', '100%', 'Business risks'],
          [
            'Income protection insurance',
            'Often 100%',
            'If a payout would be taxed. Ask your insurer',
          ],
          ['Life and health insurance for yourself', 'Usually 0%', 'Private'],
          ['Phone used only for the business', '100%', 'A separate number makes this simple'],
          [
            'Shared phone and internet',
            'Business share',
            'Work it out from an ordinary month and keep the working',
          ],
          ['Software and subscriptions', 'Business share', 'For accounts, design, storage'],
          ['Bank fees and business loan interest', '100%', 'For business accounts and loans'],
          [
            'Accountant’s fee for your tax',
            'Usually 100%',
            'See [what a tax accountant costs](/blog/tax-accountant-cost-nz)',
          ],
        ],
      },
    },
    {
      kind: 'prose',
      id: 'records',
      heading: 'Records that prove a claim',
      intro: `${facts.recordKeeping.wording} A photo or a scan is enough if it can be read.`,
      blocks: [
        {
          kind: 'list',
          items: [
            'Invoices and receipts, with the supplier, the date and what was bought.',
            'Bank and card statements of the account you use for business.',
            'The logbook or list of business trips.',
            'The floor plan or measurements behind the home office share.',
            'The list of assets, with purchase and sale papers.',
            'Loan and insurance papers.',
            'A note of how you worked out each shared cost.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A bank statement shows that you paid. It rarely shows what you bought, so keep the receipt too. Ten minutes a week is easier than a weekend once a year. [Accounting software](/blog/xero-vs-myob-vs-quickbooks-nz) can keep the photos next to the payments.',
        },
      ],
    },
    {
      kind: 'columns',
      id: 'not-deductible',
      heading: 'What you cannot deduct',
      intro: 'Do not claim these, even if they seem linked to your work.',
      columns: [
        {
          heading: 'Private costs',
          items: [
            'Everyday clothes, even if you wear them only to work. Protective gear and uniforms are different.',
            'Glasses, haircuts and gym fees.',
            'Groceries and your own everyday meals.',
            'Money you draw from the business for yourself.',
          ],
        },
        {
          heading: 'Costs the law does not allow',
          items: [
            'Income tax itself, and Inland Revenue’s penalties.',
            'Fines, such as for parking or speeding.',
            'Loan repayments, except the interest.',
            'Donations by an individual. You may get a tax credit instead.',
            'Most work expenses of an employee. Ask your employer to pay them back.',
          ],
        },
      ],
    },
    {
      kind: 'action',
      id: 'when-to-ask',
      heading: 'When to ask an accountant',
      intro:
        'Ask before you buy a vehicle or property, move assets into a company, claim a loss, or claim several years at once. Ask too if Inland Revenue has questioned a claim: see [help with a tax audit](/tax-audit-help). To see what your deductions change, enter them in the [tax calculator](/tax-calculator).',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'See sole trader tax help', path: '/sole-trader-tax' },
    },
  ],
  updated: '2026-11-21',
};
