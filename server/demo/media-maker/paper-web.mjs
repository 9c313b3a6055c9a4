import { code, table } from './paper-parts.mjs'

const tag = (name) => `<code>&lt;${name}&gt;</code>`

export const webPaper = {
  kind: 'web',
  title: 'HTML and CSS on two pages',
  course: 'Your First Web Page',
  sheets: [
    `<p class="lead">Keep this sheet beside your keyboard. Everything on it works in every browser.</p>
    <h2>The page around your text</h2>${code(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport"
          content="width=device-width, initial-scale=1">
    <title>The name on the tab</title>
    <link rel="stylesheet" href="style.css">
  </head>
  <body> … what people see … </body>
</html>`)}
    <h2>Tags you need every day</h2>${table(
      ['Tag', 'Is', 'Remember'],
      [
        [`${tag('h1')} to ${tag('h6')}`, 'a heading', 'one h1 a page; skip no step'],
        [tag('p'), 'a paragraph', 'one thought each'],
        [`${tag('ul')} ${tag('ol')} ${tag('li')}`, 'a list', 'ol when the order matters'],
        [tag('a href'), 'a link', 'say where it goes'],
        [tag('img alt'), 'a picture', 'alt: what you would say on the phone'],
        [tag('button'), 'something to press', 'never a div'],
        [`${tag('table')} ${tag('th')} ${tag('td')}`, 'rows and columns', 'for data, not for layout'],
      ],
    )}`,
    `<h2 style="margin-top:0">A rule of CSS</h2>${code(`.price {             /* which elements   */
  color: #b5401a;    /* what: to what    */
  font-weight: bold;
}`)}
    <h2>Choose elements</h2>${table(
      ['Write', 'Chooses'],
      [
        ['<code>p</code>', 'every paragraph'],
        ['<code>.price</code>', 'everything with class="price"'],
        ['<code>#total</code>', 'the one thing with id="total"'],
        ['<code>nav a</code>', 'links inside nav'],
        ['<code>button:hover</code>', 'a button under the pointer'],
      ],
    )}
    <h2>Properties you need every day</h2>${table(
      ['Property', 'Example', 'Does'],
      [
        ['color', '<code>#101a16</code>', 'colour of the text'],
        ['background', '<code>#f3f6f4</code>', 'colour behind it'],
        ['font-size', '<code>18px</code>', 'never under 16px for reading'],
        ['padding', '<code>16px</code>', 'room inside the border'],
        ['margin', '<code>12px 0</code>', 'room outside: top and bottom 12, sides 0'],
        ['border-radius', '<code>10px</code>', 'round corners'],
        ['max-width', '<code>100%</code>', 'never wider than the phone'],
        ['display: flex; gap', '<code>12px</code>', 'children side by side, with room between'],
      ],
    )}
    <h2>Before you publish</h2><ol><li>Every picture has an <code>alt</code>.</li><li>Text has a contrast of 4.5 or more.</li><li>It works with the thumb of one hand.</li><li>The first page is <code>index.html</code>.</li></ol>`,
  ],
}
