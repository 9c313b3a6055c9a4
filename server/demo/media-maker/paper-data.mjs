import { table } from './paper-parts.mjs'

// Practice prices, RWF a kilo. The answers below are worked out from them.
const WEEKS = ['2 March', '9 March', '16 March', '23 March']
const PRICES = {
  Tomatoes: [800, 850, 900, 850],
  'Irish potatoes': [450, 430, 440, 480],
  Rice: [1600, 1600, 1650, 1650],
  Cabbage: [500, 350, 300, 450],
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values) => mean([...values].sort((a, b) => a - b).slice(1, 3))
const range = (values) => Math.max(...values) - Math.min(...values)
const shown = (value) => value.toLocaleString('en-US')

export const dataPaper = {
  kind: 'data',
  title: 'A month of prices',
  course: 'Data Science with Market Prices',
  sheets: [
    `<p class="lead">Four Mondays at one market, made for practice. RWF a kilo. Use a pencil; answers are on the next page.</p>
    ${table(
      ['', ...WEEKS],
      Object.entries(PRICES).map(([name, prices]) => [name, ...prices.map(shown)]),
      'n',
    )}
    <h2>Find the middle</h2><ol><li>What is the mean price of tomatoes?</li><li>What is the median price of cabbage?</li><li>Which item has the largest range? Write it down.</li></ol>
    <div class="write"></div><div class="write"></div>
    <h2>Read the table</h2><ol start="4"><li>Which item fell every week until 16 March?</li><li>By how many per cent did tomatoes rise from 2 to 16 March?</li><li>A basket holds one kilo of each. What did it cost on each Monday?</li></ol>
    <div class="write"></div><div class="write"></div>
    <h2>Think</h2><ol start="7"><li>A newspaper writes: “Cabbage prices jump 50 % in a week!” Which week is that? Is it the whole story?</li><li>On 30 March the market is closed. What do you write in the table?</li></ol>
    <div class="write"></div><div class="write"></div>`,
    `<h2 style="margin-top:0">Answers</h2><ol>
    <li>(800 + 850 + 900 + 850) / 4 = <b>${shown(mean(PRICES.Tomatoes))}</b>.</li>
    <li>In order: 300, 350, 450, 500. The two in the middle have the mean <b>${shown(median(PRICES.Cabbage))}</b>.</li>
    <li>Cabbage: 500 − 300 = <b>${range(PRICES.Cabbage)}</b>.</li><li>Cabbage: 500, 350, 300.</li>
    <li>From 800 to 900 is 100 more, and 100 of 800 is <b>12.5 %</b>.</li>
    <li>${WEEKS.map((week, i) => `${week}: <b>${shown(Object.values(PRICES).reduce((sum, prices) => sum + prices[i], 0))}</b>`).join(' · ')}.</li>
    <li>From 16 to 23 March: 300 to 450 is 50 % more. But on 2 March it cost 500, so it is still cheaper than at the start of the month.</li>
    <li>Nothing: leave the cells empty. A 0 would say that everything was free.</li></ol>
    <h2>All of it at a glance</h2>${table(
      ['', 'Mean', 'Median', 'Range'],
      Object.entries(PRICES).map(([name, prices]) => [
        name,
        shown(mean(prices)),
        shown(median(prices)),
        shown(range(prices)),
      ]),
      'n',
    )}
    <h2>Now your own market</h2><p>Ask the same seller on four days, at the same hour, for the same thing. Write the price down at once.</p>
    ${table(
      ['Item', 'Day 1', 'Day 2', 'Day 3', 'Day 4'],
      ['', '', ''].map(() => ['&nbsp;', '', '', '', '']),
      'n',
    )}`,
  ],
}
