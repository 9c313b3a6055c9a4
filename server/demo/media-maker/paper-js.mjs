import { code } from './paper-parts.mjs'

// biome-ignore lint/suspicious/noTemplateCurlyInString: code to print
const receiptLine = 'const change = 800\nconsole.log(`Change: RWF ${change}`)'
// biome-ignore lint/suspicious/noTemplateCurlyInString: code to print
const itemLine = 'console.log(`${name}  RWF ${cost}`)'
// biome-ignore lint/suspicious/noTemplateCurlyInString: code to print
const totalLine = 'console.log(`Total  RWF ${total}`)'
const receipt = `let total = 0
for (const { name, price, kilos } of basket) {
  const cost = price * kilos
  total = total + cost
  ${itemLine}
}
${totalLine}`

export const jsPaper = {
  kind: 'web',
  title: 'Twelve exercises',
  course: 'JavaScript for a Small Shop',
  sheets: [
    `<p class="lead">Write with pencil first, then try it. The answers are on the last page. Prices and fees are for practice.</p>
    <h2>Numbers and words</h2><ol>
      <li>A kilo of rice costs RWF 1,600. Write code that prints the price of 2.5 kilos.</li>
      <li>What is <code>'20' + 5</code>? And <code>Number('20') + 5</code>?</li>
      <li>Print: <code>Change: RWF 800</code>, with the 800 from a name.</li></ol>
    <h2>Decisions</h2><ol start="4">
      <li>A bus ticket costs 500, and half for children under 6. Write <code>ticket(age)</code>.</li>
      <li>Write <code>fee(amount)</code>: up to 1,000 it is 20, up to 10,000 it is 100, above that 250.</li>
      <li>What does your <code>fee</code> answer for 1,000? For 10,001? For −5? Which of them should be refused?</li></ol>
    <h2>Lists</h2><ol start="7">
      <li><code>const week = [12000, 8500, 0, 15200, 9800]</code>. Print the sum.</li>
      <li>Print the best day.</li>
      <li>On how many days did the shop sell nothing?</li></ol>
    <h2>A page that answers</h2><ol start="10">
      <li>A button adds 1 to a number on the page. Which three steps does the code have?</li>
      <li>A person types “1,000” with a comma. What does <code>Number('1,000')</code> give? What can you do?</li>
      <li>Print a receipt: one line for each item, then the total.</li></ol>`,
    `<div class="tight"><h2 style="margin-top:0">Answers</h2><ol>
      <li><code>console.log(1600 * 2.5)</code> prints 4000.</li>
      <li><code>'205'</code>, because text and number are joined. <code>25</code>.</li><li>Text with a hole:</li></ol>
      ${code(receiptLine)}
      <ol start="4"><li>The age decides:</li></ol>${code('function ticket(age) {\n  return age < 6 ? 250 : 500\n}')}
      <ol start="5"><li>The smallest step first:</li></ol>${code('function fee(amount) {\n  if (amount <= 1000) return 20\n  if (amount <= 10000) return 100\n  return 250\n}')}
      <ol start="6"><li>20, 250, 20. Nobody can send −5: refuse 0 and less.</li><li>One loop answers 7, 8 and 9:</li></ol>
      ${code('let sum = 0, best = week[0], empty = 0\nfor (const day of week) {\n  sum = sum + day              // 7: 45500\n  if (day > best) best = day   // 8: 15200\n  if (day === 0) empty++       // 9: 1\n}')}
      <ol start="10"><li>Find the elements, wait for the tap, change the page.</li><li><code>NaN</code>. Take the comma out first: <code>text.replaceAll(',', '')</code>.</li><li>A line for each item, then the total:</li></ol>
      ${code(receipt)}</div>`,
  ],
}
