/** The final exam as the study page shows it; where it comes from is the page's business. */
export interface ExamOfCourse {
  timeLimit: number
  questionCount: number
  passingScore: number
  isRunning: boolean
  status: 'submitted' | 'graded' | null
  percentage: number | null
  passed: boolean | null
}
