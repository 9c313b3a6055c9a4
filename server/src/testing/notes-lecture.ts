/** What a teacher sends to add a lecture of one empty slide. */
export const notesLecture = (title: string) => ({
  title,
  description: 'A walk.',
  lectureType: 'notes',
  slides: [
    {
      id: 'a',
      title: 'A',
      content: '',
      backgroundColor: '#ffffff',
      textColor: '#000000',
      images: [],
      order: 0,
    },
  ],
})
