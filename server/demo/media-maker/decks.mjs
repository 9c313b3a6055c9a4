const planning = {
  out: 'web-first-page/media/planning-a-page',
  kind: 'web',
  title: 'Planning a page on paper',
  slides: [
    { small: 'Your First Web Page', big: 'Planning a page on paper' },
    {
      title: 'Ten minutes of paper save an hour of code',
      lines: [
        'A pencil is faster than a keyboard.',
        'On paper, everybody can join in.',
        'A wrong line costs nothing.',
      ],
    },
    {
      title: '1. Who comes, and why?',
      lines: [
        'Write one sentence: “… comes to the page, because …”',
        'A neighbour comes, because she wants to know if the shop is open.',
        'A restaurant comes, because it wants today’s price of tomatoes.',
      ],
    },
    {
      title: '2. What do they need first?',
      lines: [
        'Write each thing on a small piece of paper.',
        'Put the pieces in order. The first goes to the top.',
        'Throw away what nobody asked for.',
      ],
    },
    {
      title: '3. Draw the phone',
      lines: [
        'Draw a box as large as your phone. No wider.',
        'Only what fits into the box is seen first.',
        'Is the answer to the first question inside? If not, move it up.',
      ],
    },
    {
      title: '4. Name every part',
      lines: ['Write the tag beside each part. Then the code is nearly done.'],
      code: 'Mama Keza’s shop            h1\nOpen every day, 7 to 20     p\nWhat we sell                h2\n  Tomatoes, RWF 800         ul, li\nCall the shop               a',
    },
    {
      title: '5. Show it to somebody',
      lines: [
        'Say nothing. Ask: “Where would you tap to call?”',
        'Watch the finger. Do not explain.',
        'If it goes to the wrong place, draw again.',
      ],
    },
    { small: 'Your turn', big: 'Take a sheet, and draw the page of a shop you know' },
  ],
}

const screens = {
  out: 'app-offline-notebook/media/paper-to-screens',
  kind: 'app',
  title: 'From paper to screens',
  slides: [
    { small: 'An App that Works Offline', big: 'From paper to screens' },
    {
      title: 'The job of the app',
      lines: [
        'Write down what came in and what went out, in under ten seconds.',
        'See what is left today, this week, this month.',
        'Lose nothing: no network, no battery, no time.',
      ],
    },
    {
      title: 'Three screens are enough',
      lines: [
        'Today: what is left, and one large button.',
        'Add: what, how much, in or out.',
        'History: a list that can be searched.',
      ],
    },
    {
      title: 'Screen 1: Today',
      lines: [
        'The largest thing is the sum that is left.',
        'The button “Add” is where the thumb is: at the bottom.',
        'A small line says: “2 notes not sent yet”. Never hide that.',
      ],
    },
    {
      title: 'Screen 2: Add',
      lines: [
        'The field for the amount opens the number keys.',
        'Two buttons, In and Out, in words and not only in colours.',
        'Save goes back to Today, and shows the new sum at once.',
      ],
    },
    {
      title: 'What can go wrong?',
      lines: [
        'No network: save on the phone, say so, send later.',
        'The same tap twice: it counts once.',
        'A wrong amount: undo for five seconds.',
        'No space left: say it before anything is lost.',
      ],
    },
    {
      title: 'One note, as data',
      lines: ['Everything on the screens comes from a list of these.'],
      code: '{\n  id:     "7f3a…",\n  day:    "2026-03-14",\n  words:  "Sold 12 avocados",\n  amount: 3600\n}',
    },
    { small: 'Your turn', big: 'Draw the three screens, and give the paper to a friend' },
  ],
}

const charts = {
  out: 'data-market-prices/media/honest-charts',
  kind: 'data',
  title: 'Charts that tell the truth',
  slides: [
    { small: 'Data Science with Market Prices', big: 'Charts that tell the truth' },
    {
      title: 'Four questions before you draw',
      lines: [
        'What is the question?',
        'What am I comparing: things, or times?',
        'Where does the axis begin?',
        'Who will look at it, and on what?',
      ],
    },
    {
      title: 'Compare things: bars from zero',
      lines: ['The eye compares lengths. So the whole bar must be there.'],
      picture: 'data-market-prices/media/price-bars',
      ratio: 304 / 864,
      alt: 'Bars of prices a kilo',
    },
    {
      title: 'Show time: a line',
      lines: ['The eye follows the slope. Equal times need equal steps.'],
      picture: 'data-market-prices/media/rain-line',
      ratio: 268 / 864,
      alt: 'Rain by month',
    },
    {
      title: 'Show the spread: every value',
      lines: ['With few values, show them all. One number would hide the story.'],
      picture: 'data-market-prices/media/mean-median',
      ratio: 300 / 864,
      alt: 'Six prices on a line with mean and median',
    },
    {
      title: 'Words that belong to every chart',
      lines: [
        'A title that says what is seen: “Rice costs twice as much as tomatoes”.',
        'The unit: RWF a kilo.',
        'The source and the day.',
        'What is missing: “no prices on 30 March”.',
      ],
    },
    {
      title: 'Tricks to refuse',
      lines: [
        'Bars that do not begin at zero.',
        'A round chart with more than four parts.',
        'Two axes that make two lines look alike.',
        'Colours that some people cannot tell apart.',
      ],
    },
    { small: 'Your turn', big: 'Draw your own market, and write one true sentence under it' },
  ],
}

export const DECKS = [planning, screens, charts]
