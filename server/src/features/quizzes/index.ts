// The quizzes room: short papers of a lecture, who may take them, what is handed in and how it is marked by people.
// Papers, the clock and every answer are attempts; a final exam is its own room.

export { addUpQuizOrders } from './orders-store.ts'
