export const NARRATIONS = [
  {
    out: 'web-first-page/media/a-page-you-can-hear',
    lines: [
      'Close your eyes for a moment, and imagine that somebody reads your page to you.',
      'Many people use the web like this. A program called a screen reader speaks every heading, every link and every button.',
      'The person jumps from heading to heading, as you would look down a page. If you made big letters, but did not use a heading tag, there is nothing to jump to.',
      'Then they ask for a list of the links. If all of them say: click here, the list is useless. Write where the link goes. For example: prices for March.',
      'A picture without a description is silent. Write a few words in the alt text: what would you say about it on the telephone?',
      'So remember three things. Real headings. Links that say where they go. Words for every picture.',
      'They cost you a few minutes, and they also help search engines, slow networks, and everyone who uses a phone in bright sunlight.',
    ],
  },
  {
    out: 'game-bus-dash/media/a-good-small-game',
    lines: [
      'What makes a small game good? Three words: fair, clear, and over soon.',
      'Fair means that the player can always say: that was my mistake. A pothole must be seen early enough. The box that counts for a crash should be a little smaller than the picture.',
      'Clear means that a new player understands within ten seconds, without reading. Show the bus, show the road, and let the first passenger stand right in front.',
      'Over soon means that losing costs little. The next try is one tap away. In a good small game, a round takes one minute, and the player thinks: just one more.',
      'Before you add more, take away. A game with one idea that feels good is better than a game with ten ideas that do not.',
      'And test it with people who do not love you. Give a stranger the phone, say nothing, and watch their thumbs.',
    ],
  },
  {
    out: 'ai-how-machines-learn/media/five-questions',
    lines: [
      'Somebody offers you a system, and says that it uses A I. Here are five questions to ask before you trust it.',
      'Question one. What did it learn from? Ask who is in the examples, from where, and from when. A system that learned from other places may not know yours.',
      'Question two. How was it tested? A number like ninety five percent means nothing until you know: right about what, and on which examples?',
      'Question three. Which mistakes does it make, and whom do they hit? A false alarm for one person can be a lost loan for another.',
      'Question four. What can people do when it is wrong? There must be a human being who can look at the case, and who may change the answer.',
      'Question five. What would we do without it? Sometimes a simple rule, or a telephone call, is just as good, cheaper, and easier to explain.',
      'If the seller can not answer, that is an answer too.',
    ],
  },
]
