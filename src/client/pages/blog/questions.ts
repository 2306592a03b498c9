export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
}

export const questions: readonly Question[] = [
  {
    id: 'state',
    question: 'What are the different ways to manage a state in a React application?',
    answer: [
      'State that one component needs lives in that component, with useState or useReducer. State that several need moves up to their nearest common parent, or into a context when passing it down gets tiresome.',
      'Data that belongs to a server is a cache, not state: a library such as RTK Query or TanStack Query fetches it, shares it and knows when it is out of date. What the whole application shares goes into a store such as Redux.',
      'A flow with steps and forbidden moves reads best as a state machine, and whatever a person may want to bookmark belongs in the URL.',
    ],
  },
  {
    id: 'inheritance',
    question: 'How does prototypal inheritance work?',
    answer: [
      'Every JavaScript object has a hidden link to another object, its prototype. When a property is not found on the object itself, the search goes on along that link, and so on until an object has the property or the chain ends with null.',
      'A class is a comfortable way to write this: its methods are put on one prototype object that all instances share, and extends links that prototype to the next. Assigning a property always writes to the object itself, so that it covers the inherited one without changing it.',
    ],
  },
  {
    id: 'unit-test',
    question: 'What is a unit test? Why should we write unit tests?',
    answer: [
      'A unit test runs one small part of a program by itself, gives it known input and compares what comes out with what should.',
      "It finds a mistake within seconds of its making and close to its cause, it lets others change the code without fear, and it shows by example how the part is meant to be used. What it can't show is that the parts work together: that is what integration and browser tests are for.",
    ],
  },
  {
    id: 'frameworks',
    question: 'React vs. Angular vs. Vue?',
    answer: [
      'React is a library for views: small, with a large choice of companions for routing, data and forms, and the freedom and duty to choose among them.',
      'Angular is a whole framework with one official way for nearly everything, written in TypeScript, with dependency injection at its heart. Large teams like that every project looks alike.',
      'Vue stands between them: templates close to HTML, reactivity built in, and official companions that one may add when they are needed. All three carry large products; the people who will maintain it matter more than the name.',
    ],
  },
];
