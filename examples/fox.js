// A bot for Dustboard in JavaScript: dustboard sim wftw --seats "stdio:node examples/fox.js,random"
// It takes what it is asked for line by line, and answers with the key of an option.
const SCHEMA = 1
const lines = require('node:readline').createInterface({ input: process.stdin })

function choose({ ask, options }) {
  if (ask === 'commitment') return options.find((key) => key.includes('@field')) ?? options[0]
  return options.find((key) => key !== 'done') ?? options[0]
}

lines.on('line', (line) => {
  const message = JSON.parse(line)
  const answer =
    message.type === 'hello'
      ? { type: 'ready', schema: SCHEMA, name: 'fox' }
      : { type: 'answer', key: choose(message) }
  process.stdout.write(JSON.stringify(answer) + '\n')
})
